import { sources } from './sources.ts';
import { plain } from './usedExports.ts';

/** A row of a page of proofs. */
interface ProofRow {
  name: string;
  file: string;
  test: string;
}

const isRule = (line = '') => line.startsWith('| -');

/** The tables of a page: for each row its cells. Heads, which stand over a line of dashes, are left out. */
export function tableRows(page: string): string[][] {
  const [{ text } = { text: '' }] = sources(page);
  const lines = text.split('\n');
  return lines
    .filter((line, at) => line.startsWith('| ') && !isRule(line) && !isRule(lines[at + 1]))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
}

/** Rows that name what proves them in their last cell: `file › name of the test`. */
export function proofRows(page: string): ProofRow[] {
  return tableRows(page).flatMap((cells) => {
    const [file = '', ...rest] = (cells.at(-1) ?? '').split(' › ');
    return rest.length === 0
      ? []
      : [{ name: cells[0] ?? '', file: file.replaceAll('`', ''), test: rest.join(' › ') }];
  });
}

/** Whether the test that a row names is there. */
export function isThere({ file, test }: ProofRow): boolean {
  const [source] = sources(file);
  return source !== undefined && test !== '' && plain(source.text).includes(test);
}
