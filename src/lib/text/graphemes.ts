const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : null;

/** The number of characters as people count them: an emoji of several code points, or a letter with its accent, is one. */
export function graphemeCount(text: string): number {
  if (segmenter === null) return Array.from(text).length;
  let count = 0;
  for (const _one of segmenter.segment(text)) count += 1;
  return count;
}
