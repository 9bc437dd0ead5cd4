import { BookOpen } from 'lucide-react';
import { courseCountAtom } from '#atoms/courses/courses.ts';
import { courseRowsAtom, readCourseRows, type CourseRow } from '#atoms/courses/rows.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import type { ListSort } from '#features/widgets/ListKit/listFilter.ts';
import { ListScreen } from '#features/widgets/ListKit/ListScreen.tsx';
import { usePublicationActions } from '#features/widgets/PublicationActions/usePublicationActions.tsx';
import { itemRoute, newRoute } from '#features/widgets/RouterLink/routes.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { color } from '#theme/tokens.ts';
import { programSize } from '../count.ts';
import { ProgramCard } from '../ProgramCard/ProgramCard.tsx';
import { programMessages } from '../programMessages.ts';
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
