import { createUseMatch } from '#lib/hook/useWidth.ts';

/** Where there is no room beside the tree. */
export const narrowProgram = '(max-width: 1179.98px)';

/** Whether there is no room beside the tree, for the rail or the list of changes. */
export const useNarrowProgram = createUseMatch(narrowProgram);
