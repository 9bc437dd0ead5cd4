import { BookOpen } from 'lucide-react';
import { courseCountAtom } from '#atoms/course/courses.ts';
import { courseRowsAtom, readCourseRows, type CourseRow } from '#atoms/course/rows.ts';
import type { GridCardProps } from '#components/data/LongMediaGrid/LongMediaGrid.tsx';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { useContentList } from '#features/kits/list/ContentList/useContentList.ts';
import { CardListScreen } from '#features/kits/list/ListKit/CardListScreen.tsx';
import { Imports } from '#features/kits/list/ListKit/Imports.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { late } from '#lib/loading/late.ts';
import { color } from '#theme/tokens.ts';
import { programSize } from '#features/kits/program/count.ts';
import { ProgramCard } from '#features/kits/program/ProgramCard/ProgramCard.tsx';
import { programMessages } from '#features/kits/program/programMessages.ts';
import { messages } from './messages.ts';
import { useCourseColumns } from './useCourseColumns.tsx';
import { useCourseFilters } from './useCourseFilters.tsx';

const icon = <BookOpen size={24} strokeWidth={1.5} color={color.kCourse} aria-hidden />;

const copyCode = () => import('#atoms/course/loadCopy.ts');
const bundles = late(() => import('#features/kits/bundle/bundleActions.tsx'));

/** The author's courses, as cards or a table. */
export function CourseList() {
  const t = useMessages(messages);
  const content = useContentList('course', t, copyCode);
  const imports = { label: t.fromFile, code: bundles };
  return (
    <CardListScreen
      {...content}
      lateActions={bundles}
      imports={imports}
      besides={(total) => <Imports imports={imports} ready={total !== null} />}
      id="courses"
      list={courseRowsAtom}
      count={courseCountAtom}
      filters={useCourseFilters()}
      sorts={[
        { id: 'new', label: t.sortNew, by: '-createdAt' },
        { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
        { id: 'name', label: t.sortName, by: 'name' },
        { id: 'largest', label: t.sortLargest, by: '-modulesCount' },
      ]}
      columns={useCourseColumns()}
      icon={icon}
      card={(row, card) => <Card row={row} href={content.rowHref(row)} {...card} />}
      read={readCourseRows}
    />
  );
}

function Card({ row: { item, publication }, ...card }: GridCardProps & { row: CourseRow; href: string }) {
  const words = useMessages(programMessages);
  return (
    <ProgramCard
      {...card}
      program={item}
      icon={icon}
      status={<StatusOf kind="publication" status={publication?.status ?? 'draft'} size="small" />}
      note={words.lectures(programSize(item).lectures)}
    />
  );
}
