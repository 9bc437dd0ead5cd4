// Which files lint and format are to look at after a change. Null stands for all of them.
import { isModule, type Modules } from './modules.ts';

/** What every file is linted and formatted by lies at the root: packages and settings. */
const setsAll = (file: string) => !file.includes('/') && !file.endsWith('.md');

/** So many files are named to a program; of more all are looked at, which takes no longer. */
const namedAtMost = 200;

/** The files whose format may be another after a change: those that differ. */
export const formattedAfter = (changed: readonly string[]): readonly string[] | null =>
  changed.length === 0 || changed.length > namedAtMost || changed.some(setsAll) ? null : changed;

/**
 * The files that lint may say something else of after a change: those that differ, and those that import one of them, who may ask for what is
 * there no more. A circle of imports is told of by each file in it, so by one that differs.
 */
export function lintedAfter({ links }: Modules, changed: readonly string[]): readonly string[] | null {
  const differ = new Set(changed);
  const importing = [...links].filter(([, to]) =>
    to.some((link) => link.kind !== 'name' && differ.has(link.to)),
  );
  const files = [...new Set([...changed, ...importing.map(([file]) => file)])];
  return formattedAfter(files)?.filter(isModule) ?? null;
}
