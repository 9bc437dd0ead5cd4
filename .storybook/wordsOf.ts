/** Turns `'regular' | 'large'` into a list. Returns null if the type is no union of words. */
export function wordsOf(written: string): string[] | null {
  const parts = written
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => /^'[^']*'$/.test(part))
    ? parts.map((part) => part.slice(1, -1))
    : null;
}
