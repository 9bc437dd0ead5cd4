// What has changed of a component lately, out of the history of its folder: what an author of the console would notice, by its own words.
import { execFileSync } from 'node:child_process';
import path from 'node:path/posix';
import { root } from '../scripts/install.mjs';

/** A change of a component. */
export interface Change {
  /** The day, `2026-11-27`. */
  day: string;
  /** Whether there is more of it, or what was wrong is right. */
  kind: 'mended' | 'new';
  /** What was done, as its commit says: `Keep the focus in a menu`. */
  what: string;
}

/** The kinds of changes in words. */
export const kindWords: Readonly<Record<Change['kind'], string>> = { new: 'New', mended: 'Mended' };

/** So many are told of each. */
const mostTold = 3;

/** What begins a commit in the log, and what stands between its day and its subject. */
const [mark, comma] = ['\u0001', '\u0002'];

/**
 * Features and mends of the console. How its code, tests and documents are kept and how fast it is changes nothing of how a component looks, nor
 * does what was done to the workbench.
 */
const told = /^(feat|fix)(?:\((?!storybook|workbench|start|server|build\))[^)]*\))?!?: (.+)$/;

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The changes of each folder in a log of commits with the files of each, the newest first. Tests and stories change nothing that is seen. */
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

/** The history of the project, as far as it is there: a copy without one tells nothing. */
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
