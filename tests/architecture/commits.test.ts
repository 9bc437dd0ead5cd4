import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../../scripts/install.mjs';

/** The last commit before messages were asked to be so. */
const before = '96a6d221';
/** How many of the latest are looked at. */
const latest = 20;

const types = ['feat', 'fix', 'refactor', 'perf', 'test', 'docs', 'build', 'ci', 'chore'];
const subject = new RegExp(`^(?:${types.join('|')})(?:\\([a-z][a-z-]*\\))?!?: \\S.*[^.]$`);

/** Answers what git says; null where there is no git, no history, or no such commit. */
function git(...args: string[]): string | null {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return null;
  }
}

/**
 * The latest commits but merges, where the history is there. The very last is left out: a run of the checks may stand on a commit that
 * the machine has made, of what is to be tried.
 */
function commits(): { subject: string; body: string }[] {
  if (git('merge-base', '--is-ancestor', before, 'HEAD') === null) return [];
  const range = `${before}..HEAD~1`;
  const log = git('log', `-${latest}`, '--no-merges', '--format=%s%x00%b%x01', range) ?? '';
  return log
    .split('\u0001')
    .map((entry) => entry.trim().split('\0'))
    .filter(([title = '']) => title !== '')
    .map(([title = '', body = '']) => ({ subject: title, body: body.trim() }));
}

test('commits say what they do in one line, and why in the lines below', () => {
  const wrong = commits().filter(
    (commit) => !subject.test(commit.subject) || commit.subject.length > 72 || commit.body === '',
  );
  expect(wrong).toEqual([]);
});
