/**
 * Rich text as data. It is stored as a small subset of Markdown: paragraphs, headings of one level, lists, bold, italic and https links. Everything
 * else is plain text.
 */

/** A run of characters with the same formatting. A line break is `\n`. */
export interface Run {
  text: string;
  bold: boolean;
  italic: boolean;
  /** An https address. */
  href: string | null;
}

export type Block =
  | { type: 'paragraph'; runs: Run[] }
  | { type: 'heading'; runs: Run[] }
  | { type: 'list'; ordered: boolean; items: Run[][] };

/** A character with its formatting. Rules about the edges of formatting work on single characters. */
interface Cell extends Omit<Run, 'text'> {
  letter: string;
}

const isSpace = (cell: Cell | undefined) => cell === undefined || /\s/.test(cell.letter);

/** A normalised address that may be a link; `null` for any other. */
export function safeHref(address: string): string | null {
  const text = address.trim();
  if (!/^https:\/\/[^\s/]/i.test(text) || !URL.canParse(text)) return null;
  return text.replace(
    /[\s()<>]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );
}

const cellsOf = (runs: readonly Run[]): Cell[] =>
  runs.flatMap(({ text, bold, italic, href: address }) => {
    const href = address === null ? null : safeHref(address);
    return [...text].map((letter) => ({ letter, bold, italic, href }));
  });

function runsOf(cells: readonly Cell[]): Run[] {
  const runs: Run[] = [];
  for (const { letter, bold, italic, href } of cells) {
    const last = runs.at(-1);
    if (last && last.bold === bold && last.italic === italic && last.href === href) last.text += letter;
    else runs.push({ text: letter, bold, italic, href });
  }
  return runs;
}

/** Removes formatting from spaces at the ends of each formatted stretch. */
function withoutSpaces(cells: readonly Cell[], look: 'bold' | 'italic' | 'href'): Cell[] {
  const has = (cell: Cell) => cell[look] !== null && cell[look] !== false;
  if (!cells.some(has)) return [...cells];
  const plain = (cell: Cell): Cell => ({ ...cell, [look]: look === 'href' ? null : false });
  const result = [...cells];
  const strip = (order: readonly number[]) => {
    for (const [step, index] of order.entries()) {
      const cell = result[index] as Cell;
      const before = step === 0 ? undefined : result[order[step - 1] as number];
      const begins = before === undefined || before[look] !== cell[look];
      if (begins && has(cell) && isSpace(cell)) result[index] = plain(cell);
    }
  };
  const order = result.map((_, index) => index);
  strip(order);
  strip(order.toReversed());
  return result;
}

/** Trims lines and splits them at empty ones. */
function paragraphsOf(cells: readonly Cell[]): Cell[][] {
  const lines: Cell[][] = [[]];
  for (const cell of cells) {
    if (cell.letter === '\n') lines.push([]);
    else lines.at(-1)?.push(cell);
  }
  const paragraphs: Cell[][] = [[]];
  for (const line of lines) {
    const from = line.findIndex((cell) => !isSpace(cell));
    const to = line.findLastIndex((cell) => !isSpace(cell));
    const last = paragraphs.at(-1) as Cell[];
    if (from < 0) {
      if (last.length > 0) paragraphs.push([]);
      continue;
    }
    const seam: Cell = { letter: '\n', bold: false, italic: false, href: null };
    const [left, right] = [last.at(-1), line[from]];
    if (left !== undefined && right !== undefined) {
      last.push({
        ...seam,
        bold: left.bold && right.bold,
        italic: left.italic && right.italic,
        href: left.href === right.href ? left.href : null,
      });
    }
    last.push(...line.slice(from, to + 1));
  }
  return paragraphs.filter((paragraph) => paragraph.length > 0);
}

const tidy = (cells: readonly Cell[]): Run[] =>
  runsOf(withoutSpaces(withoutSpaces(withoutSpaces(cells, 'href'), 'bold'), 'italic'));

/** Paragraphs of plain text: the common case, which would be slow character by character. */
function plainParagraphs(runs: readonly Run[]): Run[][] {
  const text = runs.map((run) => run.text).join('');
  const paragraphs: string[][] = [[]];
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line !== '') paragraphs.at(-1)?.push(line);
    else if (paragraphs.at(-1)?.length !== 0) paragraphs.push([]);
  }
  return paragraphs
    .filter((lines) => lines.length > 0)
    .map((lines) => [{ text: lines.join('\n'), bold: false, italic: false, href: null }]);
}

const isPlain = ({ bold, italic, href }: Run) => !bold && !italic && href === null;

/** Turns the paragraphs and lines of a text into paragraphs. */
const manyOf = (runs: readonly Run[]): Run[][] =>
  runs.every(isPlain) ? plainParagraphs(runs) : paragraphsOf(cellsOf(runs)).map(tidy);

/** Turns a text into one line: breaks become spaces. */
function oneOf(runs: readonly Run[]): Run[] {
  const joined = runs.map((run) => ({ ...run, text: run.text.replace(/\s*\n\s*/g, ' ') }));
  return manyOf(joined)[0] ?? [];
}

/** The normalised text: nothing empty, no formatting on outer spaces, adjacent lists merged. */
export function normal(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  for (const block of blocks) {
    if (block.type === 'paragraph') {
      result.push(...manyOf(block.runs).map((runs): Block => ({ type: 'paragraph', runs })));
    } else if (block.type === 'heading') {
      const runs = oneOf(block.runs);
      if (runs.length > 0) result.push({ type: 'heading', runs });
    } else {
      const items = block.items.map(oneOf).filter((runs) => runs.length > 0);
      const last = result.at(-1);
      if (items.length === 0) continue;
      if (last?.type === 'list' && last.ordered === block.ordered) last.items.push(...items);
      else result.push({ type: 'list', ordered: block.ordered, items });
    }
  }
  return result;
}
