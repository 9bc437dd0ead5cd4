import { Presentation } from 'lucide-react';
import { lectureCountAtom } from '#atoms/lectures/lectures.ts';
import { lectureRowsAtom, readLectureRows, type LectureRow } from '#atoms/lectures/rows.ts';
import { LectureCard } from '#features/widgets/LectureCard/LectureCard.tsx';
import { ListScreen } from '#features/widgets/ListKit/ListScreen.tsx';
import { useMediaColumns } from '#features/widgets/MediaList/useMediaColumns.tsx';
import { useMediaFilters } from '#features/widgets/MediaList/useMediaFilters.tsx';
import { useMediaSorts } from '#features/widgets/MediaList/useMediaSorts.ts';
import { usePublicationActions } from '#features/widgets/PublicationActions/usePublicationActions.tsx';
import { lectureRoute, newLectureRoute } from '#features/widgets/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';

const smallIcon = <Presentation size={16} strokeWidth={1.5} aria-hidden />;
const nameOf = ({ item }: LectureRow) => item.name;
const routeOf = ({ id }: LectureRow) => lectureRoute(id);

/** The author's lectures, as cards or a table. */
export function LectureList() {
  const t = useMessages(messages);
  const { actions, bulk } = usePublicationActions();
  return (
    <ListScreen
      id="lectures"
      texts={t}
      icon={<Presentation size={24} strokeWidth={1.5} color={color.kLecture} aria-hidden />}
      list={lectureRowsAtom}
      count={lectureCountAtom}
      filters={useMediaFilters()}
      sorts={useMediaSorts()}
      columns={useMediaColumns(smallIcon)}
      covers
      card={(row, card) => <LectureCard lecture={row.item} publication={row.publication} {...card} />}
      rowName={nameOf}
      rowHref={routeOf}
      actions={actions}
      bulk={bulk}
      create={{ label: t.create, href: newLectureRoute }}
      read={readLectureRows}
    />
  );
}
