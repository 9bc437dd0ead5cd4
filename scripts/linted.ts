// Which files to lint and format after a change. null means all.
import { isModule, type Modules } from './modules.ts';

/** The packages and settings that affect lint and format of every file; all are at the root. */
const setsAll = (file: string) => !file.includes('/') && !file.endsWith('.md');

/** Up to so many files are passed by name; with more, checking all takes no longer. */
const namedAtMost = 200;

/** The files whose format may have changed: those that differ. */
export const formattedAfter = (changed: readonly string[]): readonly string[] | null =>
  changed.length === 0 || changed.length > namedAtMost || changed.some(setsAll) ? null : changed;

/**
 * The files whose lint results may have changed: those that differ, and those that import one of them, whose import may be gone. A cycle of imports
 * is reported by each of its files, so by one that differs.
 */
export function lintedAfter({ links }: Modules, changed: readonly string[]): readonly string[] | null {
  const differ = new Set(changed);
  const importing = [...links].filter(([, to]) =>
    to.some((link) => link.kind !== 'name' && differ.has(link.to)),
  );
  const files = [...new Set([...changed, ...importing.map(([file]) => file)])];
  return formattedAfter(files)?.filter(isModule) ?? null;
}
