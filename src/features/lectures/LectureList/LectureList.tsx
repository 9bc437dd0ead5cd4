import { Presentation } from 'lucide-react';
import { lectureCountAtom } from '#atoms/lectures/lectures.ts';
import { lectureRowsAtom, readLectureRows, type LectureRow } from '#atoms/lectures/rows.ts';
import { LectureCard } from '#features/widgets/LectureCard/LectureCard.tsx';
import type { ListSort } from '#features/widgets/ListKit/listFilter.ts';
import { ListScreen } from '#features/widgets/ListKit/ListScreen.tsx';
import { usePublicationActions } from '#features/widgets/PublicationActions/usePublicationActions.tsx';
import { lectureRoute, newLectureRoute } from '#features/widgets/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import { useLectureColumns } from './useLectureColumns.tsx';
import { useLectureFilters } from './useLectureFilters.tsx';

const nameOf = ({ item }: LectureRow) => item.name;
const routeOf = ({ id }: LectureRow) => lectureRoute(id);

/** The author's lectures, as cards or a table. */
export function LectureList() {
  const t = useMessages(messages);
  const { actions, bulk } = usePublicationActions();
  const sorts: ListSort[] = [
    { id: 'new', label: t.sortNew, by: '-createdAt' },
    { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
    { id: 'name', label: t.sortName, by: 'name' },
    { id: 'longest', label: t.sortLongest, by: '-durationSec' },
  ];
  return (
    <ListScreen
      id="lectures"
      texts={t}
      icon={<Presentation size={24} strokeWidth={1.5} color={color.kLecture} aria-hidden />}
      list={lectureRowsAtom}
      count={lectureCountAtom}
      filters={useLectureFilters()}
      sorts={sorts}
      columns={useLectureColumns()}
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
