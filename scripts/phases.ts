// What a run spent by phase: the page dist/phases.md, and the slowest parts for the end of the run.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FileReport } from './reporter.ts';

/** A step of a run. */
export interface Step {
  name: string;
  /** Wall-clock time. Steps that run side by side overlap. */
  seconds: number;
  /** Its test files, if it runs tests. */
  files: readonly FileReport[];
}

/** A row of the list of the slowest parts. */
interface Cost {
  name: string;
  seconds: number;
}

const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const secondsOf = ({ loadMs, testMs }: FileReport) => (loadMs + testMs) / 1000;
const shown = (seconds: number) => seconds.toFixed(1);

/** The phases that files reported, in the order of their first report. */
const phasesOf = (files: readonly FileReport[]): string[] => [
  ...new Set(files.flatMap(({ phases }) => Object.keys(phases))),
];

const phaseSeconds = (files: readonly FileReport[], phase: string) =>
  total(files.map(({ phases }) => phases[phase] ?? 0)) / 1000;

/** The rest of the tests' time, beside their reported phases. */
const otherSeconds = (files: readonly FileReport[]) =>
  total(files.map(({ testMs, phases }) => testMs - total(Object.values(phases)))) / 1000;

/** A step in parts: by phase if its tests report phases, otherwise by file, otherwise as a whole. */
function parts({ name, seconds, files }: Step): Cost[] {
  if (files.length === 0) return [{ name, seconds }];
  const phases = phasesOf(files);
  if (phases.length === 0)
    return files.map((file) => ({ name: `${name}: ${file.file}`, seconds: secondsOf(file) }));
  return [
    ...phases.map((phase) => ({ name: `${name}: ${phase}`, seconds: phaseSeconds(files, phase) })),
    { name: `${name}: loading`, seconds: total(files.map(({ loadMs }) => loadMs)) / 1000 },
    { name: `${name}: other`, seconds: otherSeconds(files) },
  ];
}

/** The slowest parts of a run. */
export function dearest(steps: readonly Step[], amount = 10): Cost[] {
  return steps
    .flatMap(parts)
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, amount);
}

/** Rows as a Markdown table, its first column left-aligned and figures right-aligned. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** The files of a step, the slowest first. */
function filesTable(files: readonly FileReport[]): string {
  const phases = phasesOf(files);
  const sorted = files.toSorted((one, other) => secondsOf(other) - secondsOf(one));
  return table(
    ['file', 'tests', 'all', 'loading', ...phases, ...(phases.length > 0 ? ['other'] : ['tests'])],
    sorted.map((file) => [
      file.file,
      String(file.passed + file.failed),
      shown(secondsOf(file)),
      shown(file.loadMs / 1000),
      ...phases.map((phase) => shown(phaseSeconds([file], phase))),
      shown(otherSeconds([file])),
    ]),
  );
}

/** The whole page. */
export function phasesPage(steps: readonly Step[], seconds: number): string {
  const withFiles = steps.filter(({ files }) => files.length > 0);
  const sections = [
    '# What the run spent, by phase',
    `Seconds; ${shown(seconds)} passed in all. Steps are by the clock on the wall, and some run side by side. Files and their phases are of their workers: several run at once, so they add up to more than their step.`,
    table(
      ['step', 'seconds'],
      steps.map((step) => [step.name, shown(step.seconds)]),
    ),
    '## The dearest',
    table(
      ['part', 'seconds'],
      dearest(steps, 20).map((cost) => [cost.name, shown(cost.seconds)]),
    ),
    ...withFiles.flatMap((step) => {
      const all = parts(step);
      const byPhase = phasesOf(step.files).length > 0;
      return [
        `## ${step.name}`,
        ...(byPhase
          ? [
              table(
                ['phase', 'seconds'],
                all.map((cost) => [cost.name, shown(cost.seconds)]),
              ),
            ]
          : []),
        filesTable(step.files),
      ];
    }),
  ];
  return `${sections.join('\n\n')}\n`;
}

/** Writes the page, and prints the slowest parts. */
export async function tellPhases(root: string, steps: readonly Step[], seconds: number): Promise<void> {
  const page = path.join(root, 'dist/phases.md');
  await mkdir(path.dirname(page), { recursive: true });
  await writeFile(page, phasesPage(steps, seconds));
  console.log('\n— The dearest, in seconds (all of them in dist/phases.md)');
  for (const cost of dearest(steps)) console.log(`${shown(cost.seconds).padStart(8)}  ${cost.name}`);
}
