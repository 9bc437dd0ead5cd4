import { sides, visits, type Side, type Visit } from './screens.ts';

/** Medians of a screen, ms; a side that has no like of it is left out. */
export type Cell = Partial<Record<Side, number>>;

/** One run of the benchmark, as docs/performance.md keeps it. */
export interface Run {
  /** When and of what it was, and what else the machine did: «2026-11-26, d7487b31, 7 rounds, load 0.3 of 2». */
  of: string;
  cells: Record<Visit, Record<string, Cell>>;
}

/** The table stands between these. */
const [begin, end] = ['<!-- starts -->', '<!-- /starts -->'];

const columnsOf = (lines: string[]) =>
  lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

const textOf = (cell: Cell | undefined) =>
  cell === undefined ? '' : sides.map((side) => cell[side] ?? '–').join(' / ');

function cellOf(text: string): Cell | null {
  if (text === '') return null;
  const parts = text.split(' / ');
  return Object.fromEntries(
    sides.flatMap((side, at) => (/^\d+$/.test(parts[at] ?? '') ? [[side, Number(parts[at])]] : [])),
  );
}

/** The text between the marks, and what stands around it. */
function partsOf(document: string): [before: string, table: string, after: string] {
  const [from, to] = [document.indexOf(begin), document.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`There is no ${begin} … ${end}`);
  return [
    document.slice(0, from + begin.length),
    document.slice(from + begin.length, to),
    document.slice(to),
  ];
}

/** All runs that a document keeps, the oldest first. */
export function runsOf(document: string): Run[] {
  const [, table] = partsOf(document);
  const [head, , ...rows] = columnsOf(table.split('\n').filter((line) => line.startsWith('|')));
  const screens = head?.slice(2) ?? [];
  const runs: Run[] = [];
  for (const [of = '', name = '', ...cells] of rows) {
    const visit = visits.find((known) => known === name);
    if (visit === undefined) throw new Error(`There is no visit «${name}»`);
    if (of !== '') runs.push({ of, cells: { cold: {}, warm: {}, offline: {}, deploy: {} } });
    const run = runs.at(-1);
    for (const [at, screen] of screens.entries()) {
      const cell = cellOf(cells[at] ?? '');
      if (cell !== null && run !== undefined) run.cells[visit][screen] = cell;
    }
  }
  return runs;
}

/** The document with one more run. */
export function withRun(document: string, run: Run): string {
  const [before, , after] = partsOf(document);
  const runs = [...runsOf(document), run];
  const screens = [
    ...new Set(runs.flatMap(({ cells }) => visits.flatMap((visit) => Object.keys(cells[visit])))),
  ];
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`;
  const rows = runs.flatMap(({ of, cells }) =>
    visits
      .filter((visit) => Object.keys(cells[visit]).length > 0)
      .map((visit, at) =>
        line([at === 0 ? of : '', visit, ...screens.map((screen) => textOf(cells[visit][screen]))]),
      ),
  );
  const head = ['run', 'visit', ...screens];
  return [before, '', line(head), line(head.map(() => '---')), ...rows, '', after].join('\n');
}
