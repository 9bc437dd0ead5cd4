/** What noticed a mistake. */
export type Catcher =
  | 'types'
  | 'lint'
  | 'unit'
  | 'story'
  | 'axe'
  | 'picture'
  | 'flow'
  | 'time'
  | 'simulation';

export interface Score {
  name: string;
  kind: string;
  file: string;
  /** Null where nothing did. */
  by: Catcher | null;
  /** The test that did, or what else is to tell. */
  note: string;
  seconds: number;
}

/** What a failure of a story is: of its picture, of its accessibility, or of how it behaves. */
export function catcherOf(message: string): 'picture' | 'axe' | 'story' {
  if (/toHaveNoViolations|accessibility violation/i.test(message)) return 'axe';
  return /pixels? of |\bbaseline\b|does not stand still|\bpictures?\b/i.test(message) ? 'picture' : 'story';
}

const cell = (text: string) =>
  text
    .replaceAll('|', String.raw`\|`)
    .replace(/\s+/g, ' ')
    .trim();

const counted = <T extends string>(values: readonly T[]): string =>
  [...Map.groupBy(values, (value) => value)]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([value, all]) => `${value} ${all.length}`)
    .join(', ');

/** The scores as a table in Markdown, with sums by kind and by what noticed. */
export function scoreTable(scores: readonly Score[], skipped: readonly string[]): string {
  const caught = scores.filter(({ by }) => by !== null);
  const kinds = [...Map.groupBy(scores, ({ kind }) => kind)].map(
    ([kind, all]) => `${kind} ${all.filter(({ by }) => by !== null).length} of ${all.length}`,
  );
  const lines = [
    '# Mistakes made on purpose',
    '',
    `Noticed: ${caught.length} of ${scores.length}.`,
    `By kind: ${kinds.join(', ')}.`,
    `By what: ${counted(caught.flatMap(({ by }) => by ?? [])) || 'nothing'}.`,
    ...(skipped.length > 0 ? [`Not there in this checkout: ${skipped.join(', ')}.`] : []),
    '',
    '| mistake | kind | file | noticed by | where | s |',
    '| --- | --- | --- | --- | --- | ---: |',
    ...scores.map(
      ({ name, kind, file, by, note, seconds }) =>
        `| ${name} | ${kind} | ${file} | ${by ?? '**nothing**'} | ${cell(note)} | ${Math.round(seconds)} |`,
    ),
    '',
  ];
  return lines.join('\n');
}
