/** A run of text: in both versions, in the first one only, or in the second one only. */
export interface Piece {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Words, spaces and single characters. A private-use marker before a word is part of it: it encodes the formatting. */
const tokens = (text: string) => text.match(/\s+|\p{Co}?(?:[\p{L}\p{N}]+|[^\s\p{L}\p{N}])/gu) ?? [];

/** The cell limit of one comparison. Larger texts are compared as a whole, so that typing never waits. */
const MOST_CELLS = 4_000_000;

/** Lengths of the longest common subsequence of every pair of tails, row by row. */
function tailLengths(before: string[], after: string[]): Uint16Array {
  const width = after.length + 1;
  const table = new Uint16Array((before.length + 1) * width);
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const at = i * width + j;
      table[at] =
        before[i] === after[j]
          ? (table[at + width + 1] ?? 0) + 1
          : Math.max(table[at + width] ?? 0, table[at + 1] ?? 0);
    }
  }
  return table;
}

function compare(before: string[], after: string[]): Piece[] {
  if (before.length * after.length > MOST_CELLS) {
    return [
      { kind: 'removed', text: before.join('') },
      { kind: 'added', text: after.join('') },
    ];
  }
  const table = tailLengths(before, after);
  const width = after.length + 1;
  const pieces: Piece[] = [];
  let i = 0;
  let j = 0;
  while (i < before.length || j < after.length) {
    const left = before[i];
    const right = after[j];
    if (left !== undefined && left === right) {
      pieces.push({ kind: 'same', text: left });
      i += 1;
      j += 1;
    } else if (
      right === undefined ||
      (left !== undefined && (table[(i + 1) * width + j] ?? 0) >= (table[i * width + j + 1] ?? 0))
    ) {
      pieces.push({ kind: 'removed', text: left ?? '' });
      i += 1;
    } else {
      pieces.push({ kind: 'added', text: right });
      j += 1;
    }
  }
  return pieces;
}

/**
 * Gathers the changes between two unchanged stretches: first everything removed, then everything added. A single space between two changes joins
 * them, so that a phrase reads as one change.
 */
function gather(pieces: Piece[]): Piece[] {
  const result: Piece[] = [];
  let removed = '';
  let added = '';
  const flush = () => {
    if (removed !== '') result.push({ kind: 'removed', text: removed });
    if (added !== '') result.push({ kind: 'added', text: added });
    removed = '';
    added = '';
  };
  pieces.forEach((piece, index) => {
    if (piece.kind === 'removed') removed += piece.text;
    else if (piece.kind === 'added') added += piece.text;
    else {
      const next = pieces[index + 1];
      const inside = (removed !== '' || added !== '') && next !== undefined && next.kind !== 'same';
      if (inside && piece.text.trim() === '') {
        removed += piece.text;
        added += piece.text;
        return;
      }
      flush();
      const last = result.at(-1);
      if (last?.kind === 'same') last.text += piece.text;
      else result.push({ ...piece });
    }
  });
  flush();
  return result;
}

/** Compares two texts word by word. The pieces that are not `added` make up `before`, those that are not `removed` make up `after`. */
export function diffWords(before: string, after: string): Piece[] {
  const left = tokens(before);
  const right = tokens(after);
  let start = 0;
  while (start < left.length && start < right.length && left[start] === right[start]) start += 1;
  let end = 0;
  while (
    end < left.length - start &&
    end < right.length - start &&
    left[left.length - 1 - end] === right[right.length - 1 - end]
  ) {
    end += 1;
  }
  const same = (words: string[]): Piece[] =>
    words.length === 0 ? [] : [{ kind: 'same', text: words.join('') }];
  return gather([
    ...same(left.slice(0, start)),
    ...compare(left.slice(start, left.length - end), right.slice(start, right.length - end)),
    ...same(left.slice(left.length - end)),
  ]);
}

/** The end of a text, from the start of a word, at most `length` characters. */
function tail(text: string, length: number): string {
  const cut = text.slice(-length);
  const space = cut.search(/\s/);
  return space === -1 || cut.length === text.length ? cut : cut.slice(space + 1);
}

/** The start of a text, up to the end of a word, at most `length` characters. */
function head(text: string, length: number): string {
  const cut = text.slice(0, length);
  const space = cut.search(/\s\S*$/);
  return space === -1 || cut.length === text.length ? cut : cut.slice(0, space);
}

/** Shortens long unchanged stretches to `around` characters on each side of a change, with «…» for the rest. */
export function excerpt(pieces: Piece[], around = 24): Piece[] {
  return pieces.map((piece, index) => {
    const first = index === 0;
    const last = index === pieces.length - 1;
    const room = around * (first || last ? 1 : 2);
    if (piece.kind !== 'same' || piece.text.length <= room + 8 || (first && last)) return piece;
    const before = first ? '' : head(piece.text, around);
    const after = last ? '' : tail(piece.text, around);
    const gap = before !== '' && after !== '' ? ' … ' : '…';
    return { kind: 'same', text: `${before}${gap}${after}` };
  });
}
