import { expect, test } from 'vitest';
import { dearest, phasesPage, type Step } from '../../scripts/phases.ts';
import type { FileReport } from '../../scripts/reporter.ts';
import { failuresOf } from '../../scripts/steps.ts';

const file = (name: string, loadMs: number, testMs: number, phases = {}): FileReport => ({
  file: name,
  passed: 2,
  failed: 0,
  failures: [],
  loadMs,
  testMs,
  phases,
});

const steps: Step[] = [
  { name: 'types', seconds: 10, files: [] },
  { name: 'unit', seconds: 30, files: [file('a.test.ts', 1000, 2000), file('b.test.ts', 500, 40_000)] },
  {
    name: 'stories',
    seconds: 60,
    files: [
      file('A.stories.tsx', 1000, 20_000, { mount: 4000, play: 9000 }),
      file('B.stories.tsx', 2000, 30_000, { mount: 6000, play: 20_000, capture: 1000 }),
    ],
  },
];

test('the dearest parts are steps, files of tests, and phases of all stories', () => {
  // Sorting is stable: what is alike stands in the order of the steps.
  expect(dearest(steps, 5)).toEqual([
    { name: 'unit: b.test.ts', seconds: 40.5 },
    { name: 'stories: play', seconds: 29 },
    { name: 'types', seconds: 10 },
    { name: 'stories: mount', seconds: 10 },
    { name: 'stories: other', seconds: 10 },
  ]);
});

test('the page shows every step, every file and the phases of each', () => {
  const page = phasesPage(steps, 100);
  expect(page).toContain('| types | 10.0 |');
  expect(page).toContain('| a.test.ts | 2 | 3.0 | 1.0 | 2.0 |');
  expect(page).toContain('| file | tests | all | loading | mount | play | capture | other |');
  expect(page).toContain('| B.stories.tsx | 2 | 32.0 | 2.0 | 6.0 | 20.0 | 1.0 | 3.0 |');
  expect(page.indexOf('b.test.ts | 2')).toBeLessThan(page.indexOf('a.test.ts | 2'));
});

test('the end of a run names what failed, by its file or by its step', () => {
  const failing = { ...file('c.test.ts', 0, 0), failed: 1, failures: ['a course > is saved: no answer'] };
  const outcomes = [
    { name: 'lint', seconds: 1, files: [], passed: 0, failed: 1 },
    { name: 'types', seconds: 1, files: [], passed: 1, failed: 0 },
    { name: 'unit', seconds: 1, files: [file('a.test.ts', 0, 0), failing], passed: 2, failed: 1 },
  ];
  expect(failuresOf(outcomes)).toEqual(['FAILED lint', 'FAILED c.test.ts > a course > is saved: no answer']);
});
