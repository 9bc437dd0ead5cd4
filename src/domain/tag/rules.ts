import { fold } from '#lib/text/fold.ts';

/** Whether two names are the same tag: case, «ё» and spaces do not count. */
export const isSameTag = (one: string, other: string): boolean => fold(one) === fold(other);
