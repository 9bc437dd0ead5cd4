import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useProgramFilters } from '#features/kits/program/programLists/useProgramFilters.tsx';

/** Filters of courses. */
export const useCourseFilters = (): ListFilter[] => useProgramFilters('status');
