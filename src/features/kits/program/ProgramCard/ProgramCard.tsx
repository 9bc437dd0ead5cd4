import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GridCardProps } from '#components/data/LongMediaGrid/LongMediaGrid.tsx';
import { MediaCard } from '#components/data/MediaCard/MediaCard.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { imageUrl } from '#api/upload/image-url.ts';
import { RouterLink } from '#features/kits/actions/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

interface ProgramCardProps extends Partial<GridCardProps> {
  /** What is shown of a course or a marathon. */
  program: { name: string; imageId?: string | null | undefined };
  /** Its editor. */
  href: string;
  /** The icon of the kind, 24 px, where there is no cover. */
  icon: ReactNode;
  /** What state it is in: a small Status. */
  status: ReactNode;
  /** The figure at the right of the status: «8 модулей», «34 из 40 мест». */
  note: string;
}

/** A course or a marathon among others: its cover, name, state and size. All of it leads to the editor. */
export function ProgramCard({
  program,
  href,
  icon,
  status,
  note,
  onMenu,
  selected = false,
  tabIndex,
}: ProgramCardProps) {
  const t = useMessages(messages);
  return (
    <MediaCard
      href={href}
      linkAs={RouterLink}
      cover={program.imageId ? imageUrl(program.imageId) : undefined}
      icon={icon}
      title={program.name}
      {...{ status, note, selected, tabIndex }}
      menu={
        onMenu && (
          <IconButton
            size="small"
            label={t.actions(program.name)}
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
