import { useAtomValue } from 'jotai';
import { Ellipsis, Presentation } from 'lucide-react';
import { imageUrl } from '#api/upload/image-url.ts';
import { authorAtom } from '#atoms/session/session.ts';
import { MediaRow } from '#components/data/MediaTable/MediaRow.tsx';
import { MediaTable } from '#components/data/MediaTable/MediaTable.tsx';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { LectureStatus } from '#features/widgets/LectureStatus/LectureStatus.tsx';
import { lectureUsage } from '#features/widgets/LectureStatus/lectureStatus.ts';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { lectureRoute } from '#features/widgets/RouterLink/routes.ts';
import { formatMoment } from '#lib/dates.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { formatMoney } from '#lib/money.ts';
import type { LectureRowsProps } from './LectureCards.tsx';
import { messages } from './messages.ts';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

/** The lectures as a table: what the cards tell, and price and time of the last change. */
export function LectureTable({ label, lectures, publications, onMenu }: LectureRowsProps) {
  const t = useMessages(messages);
  const language = useLanguage();
  const author = useAtomValue(authorAtom);
  return (
    <MediaTable label={label}>
      {lectures.map((lecture) => {
        const publication = publications.get(lecture.id);
        const facts = [
          lecture.durationSec && t.minutes(Math.max(1, Math.round(lecture.durationSec / 60))),
          publication &&
            (publication.costKopecks === 0
              ? t.free
              : formatMoney(publication.costKopecks, publication.currency)),
        ];
        return (
          <MediaRow
            key={lecture.id}
            href={lectureRoute(lecture.id)}
            linkAs={RouterLink}
            cover={lecture.imageId ? imageUrl(lecture.imageId) : undefined}
            icon={<Presentation {...icon} />}
            title={lecture.name}
            subtitle={facts.filter(Boolean).join(' · ')}
            status={<LectureStatus lecture={lecture} publication={publication} />}
            use={lectureUsage(lecture, language)}
            changed={lecture.updatedAt && formatMoment(lecture.updatedAt, author?.timezone, language)}
            menu={
              <IconButton
                size="small"
                label={t.actions(lecture.name)}
                icon={<Ellipsis {...icon} />}
                aria-haspopup="menu"
                onClick={(event) => onMenu(event, lecture, publication)}
              />
            }
            onContextMenu={(event) => onMenu(event, lecture, publication)}
          />
        );
      })}
    </MediaTable>
  );
}
