import type { ListFilter } from '#features/widgets/ListKit/listFilter.ts';
import { useProgramFilters } from '../programLists/useProgramFilters.tsx';

/** What courses are filtered by. */
export const useCourseFilters = (): ListFilter[] => useProgramFilters('status');
