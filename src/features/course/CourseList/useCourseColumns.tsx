import { BookOpen } from 'lucide-react';
import type { CourseRow } from '#atoms/course/rows.ts';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { useProgramColumns } from '#features/kits/program/programLists/useProgramColumns.tsx';
import { messages } from './messages.ts';

const icon = <BookOpen size={16} strokeWidth={1.5} aria-hidden />;

/** Columns of courses, in the table and in the exported file. */
export function useCourseColumns(): ListColumn<CourseRow>[] {
  const { name, publication, size, price, sales, created, changed } = useProgramColumns<CourseRow>(
    useMessages(messages),
    icon,
  );
  return [name, publication, size, price, sales, created, changed];
}
