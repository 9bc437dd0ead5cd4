import { BookOpen } from 'lucide-react';
import { courseCountAtom } from '#atoms/course/courses.ts';
import { courseRowsAtom, readCourseRows, type CourseRow } from '#atoms/course/rows.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { ListScreen } from '#features/kits/list/ListKit/ListScreen.tsx';
import { usePublicationActions } from '#features/kits/publication/PublicationActions/usePublicationActions.tsx';
import { itemRoute, newRoute } from '#features/kits/actions/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { programSize } from '#features/kits/program/count.ts';
import { ProgramCard } from '#features/kits/program/ProgramCard/ProgramCard.tsx';
import { programMessages } from '#features/kits/program/programMessages.ts';
import { messages } from './messages.ts';
import { useCourseColumns } from './useCourseColumns.tsx';
import { useCourseFilters } from './useCourseFilters.tsx';

const nameOf = ({ item }: CourseRow) => item.name;
const routeOf = ({ id }: CourseRow) => itemRoute('course', id);
const icon = <BookOpen size={24} strokeWidth={1.5} color={color.kCourse} aria-hidden />;

/** The author's courses, as cards or a table. */
export function CourseList() {
  const t = useMessages(messages);
  const words = useMessages(programMessages);
  const { actions, bulk } = usePublicationActions();
  const sorts: ListSort[] = [
    { id: 'new', label: t.sortNew, by: '-createdAt' },
    { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
    { id: 'name', label: t.sortName, by: 'name' },
    { id: 'largest', label: t.sortLargest, by: '-modulesCount' },
  ];
  return (
    <ListScreen
      id="courses"
      texts={t}
      icon={icon}
      list={courseRowsAtom}
      count={courseCountAtom}
      filters={useCourseFilters()}
      sorts={sorts}
      columns={useCourseColumns()}
      covers
      card={(row, card) => (
        <ProgramCard
          {...card}
          program={row.item}
          href={routeOf(row)}
          icon={icon}
          status={<StatusOf kind="publication" status={row.publication?.status ?? 'draft'} size="small" />}
          note={words.lectures(programSize(row.item).lectures)}
        />
      )}
      rowName={nameOf}
      rowHref={routeOf}
      actions={actions}
      bulk={bulk}
      create={{ label: t.create, href: newRoute('course') }}
      read={readCourseRows}
    />
  );
}
