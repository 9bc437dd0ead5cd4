import { createUseMatch } from '#lib/useWidth.ts';

/** Whether there is no room for the rail beside the tree. */
export const useNarrowProgram = createUseMatch('(max-width: 1179.98px)');
