/** One short text of a list. The id stays while the text is changed and moved. */
export interface Line {
  id: string;
  text: string;
}

/** Nothing is written in it yet. Such lines are shown, and not told to the owner, who may have some of their own all the same. */
export const isBlank = (line: Line): boolean => line.text.trim() === '';

/** A mark that a list was copied with: «– », «• », «1. », «2) ». */
const mark = /^(?:[-–—•*·▪◦]|\d{1,3}[.)])\s+/;

/** The lines of a copied text, without their marks and the empty ones. */
export function splitLines(text: string): string[] {
  return text
    .split(/[\r\n\u2028\u2029]+/)
    .map((line) => line.trim().replace(mark, '').trim())
    .filter((line) => line !== '');
}

/** A list with one item taken to another place. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const item = items[from];
  return item === undefined ? [...items] : items.toSpliced(from, 1).toSpliced(to, 0, item);
}

/** The lines as the owner has them, with the blank rows where they were: each after the line that it followed. */
export function withBlanks<L extends Line>(lines: readonly L[], rows: readonly L[]): L[] {
  const next = [...lines];
  rows.forEach((row, at) => {
    if (!isBlank(row) || next.some(({ id }) => id === row.id)) return;
    const placeOf = (id: string) => next.findIndex((line) => line.id === id);
    const before = rows.slice(0, at).findLast(({ id }) => placeOf(id) >= 0);
    next.splice(before === undefined ? 0 : placeOf(before.id) + 1, 0, row);
  });
  return next;
}

let made = 0;

/** A new line. */
export const lineOf = (text: string): Line => ({ id: `line-${++made}`, text });

/** Lines for texts: those that were there keep their ids, by place where as many are left, by their text otherwise. */
export function identified(texts: readonly string[], lines: readonly Line[]): Line[] {
  const spare = [...lines];
  return texts.map((text, at) => {
    const one = lines[at];
    if (lines.length === texts.length && one !== undefined) return one.text === text ? one : { ...one, text };
    const found = spare.findIndex((line) => line.text === text);
    return spare.splice(found, found < 0 ? 0 : 1)[0] ?? lineOf(text);
  });
}
