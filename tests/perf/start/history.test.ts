import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { root } from '../../../scripts/install.mjs';
import { chartOf } from './chart.ts';
import { runsOf, withRun, type Run } from './history.ts';

const empty = '# Speed\n\n<!-- starts -->\n<!-- /starts -->\n\nThe rest.\n';
const run = (of: string, own: number): Run => ({
  of,
  cells: {
    cold: { login: { ours: own, floor: 200, theirs: 900 }, home: { ours: 2 * own, floor: 300 } },
    warm: { home: { ours: own, floor: 150 } },
    offline: { home: { ours: own } },
    deploy: {},
  },
});

describe('the history of starts', () => {
  test('a run that is written down is read again, after those before it', () => {
    const first = withRun(empty, run('first', 400));
    const both = withRun(first, run('second', 390));
    expect(runsOf(empty)).toEqual([]);
    expect(runsOf(both)).toEqual([run('first', 400), run('second', 390)]);
    expect(both.startsWith('# Speed')).toBe(true);
    expect(both.endsWith('The rest.\n')).toBe(true);
  });

  test('a screen that comes later is a column of its own, empty in the runs before', () => {
    const later = run('later', 300);
    later.cells.cold['course'] = { ours: 700 };
    const both = withRun(withRun(empty, run('first', 400)), later);
    expect(runsOf(both)).toEqual([run('first', 400), later]);
  });

  test('the chart is the same text for the same run, with a bar for each figure', () => {
    const chart = chartOf(run('first', 400));
    expect(chart).toBe(chartOf(run('first', 400)));
    expect(chart.match(/ class="(?:ours|floor|theirs)"/g)).toHaveLength(3 + 8);
    expect(chart).toContain('prefers-color-scheme:dark');
  });

  test('the chart that docs show is drawn from the last run that they keep', () => {
    const last = runsOf(readFileSync(path.join(root, 'docs/performance.md'), 'utf8')).at(-1);
    const chart = path.join(root, 'docs/pictures/starts.svg');
    const shown = existsSync(chart) ? readFileSync(chart, 'utf8') : null;
    expect(shown).toBe(last === undefined ? null : chartOf(last));
  });
});
