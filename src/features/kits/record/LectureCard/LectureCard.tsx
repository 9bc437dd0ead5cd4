import { Ellipsis } from 'lucide-react';
import type { MouseEvent } from 'react';
import { kinds, type Kind } from '#domain/kinds.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { imageUrl } from '#api/upload/image-url.ts';
import { MediaCard } from '#components/data/MediaCard/MediaCard.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { kindIcons } from '#components/primitives/KindIcon/looks.ts';
import { LectureStatus } from '#features/kits/record/LectureStatus/LectureStatus.tsx';
import { lectureUsage } from '#features/kits/record/LectureStatus/lectureStatus.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { itemRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface LectureCardProps {
  /** What it is, if no lecture. */
  kind?: Kind;
  lecture: Lecture;
  /** The lecture's publication, where it has one and it was read. */
  publication: Publication | undefined;
  /** Opens the menu of the lecture: by «…», a right click or the menu key. Without it there is no menu. */
  onMenu?: (event: MouseEvent) => void;
  selected?: boolean;
  /** Whether its link and menu take part in Tab. */
  tabIndex?: 0 | -1;
}

/** A recording among others: its cover and length, name, state and use. All of it leads to the editor. */
export function LectureCard({
  kind = 'lecture',
  lecture,
  publication,
  onMenu,
  selected,
  tabIndex,
}: LectureCardProps) {
  const t = useMessages(messages);
  const Icon = kindIcons[kinds[kind].icon];
  const usage = lectureUsage(lecture, useLanguage());
  return (
    <MediaCard
      href={itemRoute(kind, lecture.id)}
      linkAs={RouterLink}
      cover={lecture.imageId ? imageUrl(lecture.imageId) : undefined}
      icon={<Icon size={24} strokeWidth={1.5} aria-hidden />}
      duration={lecture.durationSec ?? undefined}
      title={lecture.name}
      status={<LectureStatus lecture={lecture} publication={publication} size="small" />}
      note={usage ?? undefined}
      selected={selected}
      tabIndex={tabIndex}
      menu={
        onMenu && (
          <IconButton
            size="small"
            label={t.actions(lecture.name)}
            icon={<Ellipsis size={16} strokeWidth={1.5} aria-hidden />}
            aria-haspopup="menu"
            tabIndex={tabIndex}
            onClick={onMenu}
          />
        )
      }
      onContextMenu={onMenu}
    />
  );
}
