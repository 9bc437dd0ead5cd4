// The latest changes of a component, from the history of its folder: those that an author of the console would notice, in the words of the commits.
import { execFileSync } from 'node:child_process';
import path from 'node:path/posix';
import { root } from '../scripts/install.mjs';

/** A change of a component. */
export interface Change {
  /** The day, `2026-11-27`. */
  day: string;
  /** Whether it is a feature or a fix. */
  kind: 'mended' | 'new';
  /** What was done, as the commit says: `Keep the focus in a menu`. */
  what: string;
}

/** The kinds of changes in words. */
export const kindWords: Readonly<Record<Change['kind'], string>> = { new: 'New', mended: 'Mended' };

/** How many changes are shown for each component. */
const mostTold = 3;

/** The start of a commit in the log, and the separator between its day and its subject. */
const [mark, comma] = ['\u0001', '\u0002'];

/** Features and fixes of the console. Changes of the code structure, tests, documents, speed or the workbench do not change how a component looks. */
const told = /^(feat|fix)(?:\((?!storybook|workbench|start|server|build\))[^)]*\))?!?: (.+)$/;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/**
 * The changes of each folder, newest first, from a log of commits with their files. Changes of tests and stories are left out: they are not
 * visible.
 */
export function changesIn(log: string): Map<string, Change[]> {
  const changes = new Map<string, Change[]>();
  for (const commit of log.split(mark).slice(1)) {
    const [head = '', ...files] = commit.split('\n');
    const [day = '', subject = ''] = head.split(comma);
    const [, type, what] = told.exec(subject) ?? [];
    if (what === undefined) continue;
    const change: Change = { day, kind: type === 'feat' ? 'new' : 'mended', what: capital(what) };
    const seen = files.filter((file) => /\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file));
    for (const folder of new Set(seen.map((file) => path.dirname(file)))) {
      const own = changes.get(folder) ?? [];
      if (own.length < mostTold) own.push(change);
      changes.set(folder, own);
    }
  }
  return changes;
}

/** The history of the project, as far as it is there. A copy without history has no changes to show. */
export function readLog(): string {
  try {
    return execFileSync(
      'git',
      ['log', '--no-merges', '--name-only', '--format=%x01%cs%x02%s', '--', 'src/components'],
      { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 },
    );
  } catch {
    return '';
  }
}
