import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { isBlank, moved, splitLines, withBlanks, type Line } from './lines.ts';
import { messages } from './messages.ts';

interface LinesOptions<L extends Line> {
  /** The container of the rows, each found by `data-line`. */
  root: RefObject<HTMLElement | null>;
  lines: readonly L[];
  onChange: (lines: L[]) => void;
  make: (text: string) => L;
  max: number | undefined;
}

/** Where the focus goes once the rows stand anew. */
interface Wanted {
  id: string;
  part: 'text' | 'grip' | 'restore';
  /** Place of the caret; the end by default. */
  caret?: number;
}

/** A line that was taken out last, and where it stood. */
interface Removed<L extends Line> {
  line: L;
  at: number;
}

/** Where the focus is to go once the rows are drawn: a row that moves loses it, and a new one has yet to get it. */
function useWanted(root: RefObject<HTMLElement | null>) {
  const wanted = useRef<Wanted | null>(null);
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const { id, part, caret } = wanted.current;
    wanted.current = null;
    const found = root.current?.querySelector<HTMLElement>(`[data-line="${id}"] [data-part="${part}"]`);
    found?.focus();
    if (found instanceof HTMLTextAreaElement) {
      const at = caret ?? found.value.length;
      found.setSelectionRange(at, at);
    }
  });
  return (next: Wanted) => {
    wanted.current = next;
  };
}

/** The context of the list's actions. */
interface Desk<L extends Line> {
  rows: readonly L[];
  full: boolean;
  max: number | undefined;
  text: (typeof messages)['ru'];
  make: (text: string) => L;
  /** Where the focus goes next. */
  want: (wanted: Wanted) => void;
  say: (words: string) => void;
  change: (rows: readonly L[], gone?: Removed<L> | null) => void;
}

const placeOf = (rows: readonly Line[], id: string) => rows.findIndex((line) => line.id === id);

/** Actions while the author types. */
function typingOf<L extends Line>({ rows, full, max, text, make, want, say, change }: Desk<L>) {
  /** Puts texts into a row and as many more after it as there are, and the caret at a place of the last. */
  function put(id: string, texts: readonly string[], caret?: number) {
    const at = placeOf(rows, id);
    const row = rows[at];
    if (row === undefined) return;
    const [first = '', ...others] = texts;
    const added = others.map(make);
    want({ id: added.at(-1)?.id ?? id, part: 'text', ...(caret !== undefined && { caret }) });
    change(rows.toSpliced(at, 1, { ...row, text: first }, ...added));
  }

  return {
    /** A line break comes here from keyboards on glass, which tell no Enter, and from texts that are dropped. */
    type(id: string, typed: string) {
      const parts = typed.split(/[\r\n]+/);
      if (parts.length > 1 && !full) put(id, parts, 0);
      else {
        const words = parts.filter(Boolean).join(' ');
        change(rows.map((row) => (row.id === id ? { ...row, text: words } : row)));
      }
    },
    /** A new line at the end, or the one that waits there. */
    add() {
      const last = rows.at(-1);
      if (last !== undefined && isBlank(last)) {
        want({ id: last.id, part: 'text' });
        change(rows);
      } else if (full) say(text.full(max ?? 0));
      else {
        const line = make('');
        want({ id: line.id, part: 'text' });
        change([...rows, line]);
      }
    },
    /** The text after the caret goes to a new line. */
    split(id: string, caret: number) {
      const row = rows[placeOf(rows, id)];
      const next = rows[placeOf(rows, id) + 1];
      if (row === undefined || isBlank(row)) return;
      const after = row.text.slice(caret).trimStart();
      if (next !== undefined && isBlank(next) && after === '') {
        want({ id: next.id, part: 'text' });
        change(rows);
      } else if (full) say(text.full(max ?? 0));
      else put(id, [row.text.slice(0, caret).trimEnd(), after], 0);
    },
    /** Many lines at once, in place of what is selected. One is left to the browser: it returns false. */
    paste(id: string, [start, end]: readonly [number, number], pasted: string): boolean {
      const parts = splitLines(pasted);
      const row = rows[placeOf(rows, id)];
      if (row === undefined || parts.length < 2) return false;
      const tail = row.text.slice(end);
      const texts = parts.map((part) => part);
      texts[0] = row.text.slice(0, start) + texts[0];
      const caret = texts.at(-1)?.length ?? 0;
      texts[texts.length - 1] += tail;
      put(id, texts, caret);
      say(text.added(parts.length));
      return true;
    },
  };
}

/** Actions on whole lines. */
function orderingOf<L extends Line>({ rows, text, want, say, change }: Desk<L>, removed: Removed<L> | null) {
  return {
    remove(id: string) {
      const at = placeOf(rows, id);
      const line = rows[at];
      if (line === undefined) return;
      const others = rows.toSpliced(at, 1);
      if (isBlank(line)) {
        const beside = others[at - 1] ?? others[at];
        if (beside !== undefined) want({ id: beside.id, part: 'text' });
        change(others);
        return;
      }
      want({ id, part: 'restore' });
      change(others, { line, at });
      say(text.removed(line.text));
    },
    restore() {
      if (removed === null) return;
      want({ id: removed.line.id, part: 'text' });
      change(rows.toSpliced(removed.at, 0, removed.line));
      say(text.restored(removed.line.text));
    },
    move(id: string, to: number, part: 'text' | 'grip', caret?: number) {
      const from = placeOf(rows, id);
      if (to < 0 || to >= rows.length || to === from) return;
      want({ id, part, ...(caret !== undefined && { caret }) });
      change(moved(rows, from, to));
      say(text.place(to + 1, rows.length));
    },
  };
}

/** The rows of a list of lines: those of the owner, and blank ones that wait for their text. What happens is told in words. */
export function useLines<L extends Line>({ root, lines, onChange, make, max }: LinesOptions<L>) {
  const text = useMessages(messages);
  const [rows, setRows] = useState<readonly L[]>(lines);
  const [removed, setRemoved] = useState<Removed<L> | null>(null);
  const [said, setSaid] = useState('');
  const want = useWanted(root);

  const isTold = (row: L) => !isBlank(row) || lines.includes(row);
  const differs = (some: readonly L[]) =>
    some.length !== lines.length || some.some((line, at) => line !== lines[at]);
  if (differs(rows.filter(isTold))) setRows(withBlanks(lines, rows));

  const full = max !== undefined && rows.length >= max;

  function change(next: readonly L[], gone: Removed<L> | null = null) {
    setRows(next);
    setRemoved(gone);
    const now = next.filter(isTold);
    if (differs(now)) onChange(now);
  }

  const desk: Desk<L> = { rows, full, max, text, make, want, say: setSaid, change };
  return {
    rows,
    removed,
    said,
    full,
    ...typingOf(desk),
    ...orderingOf(desk, removed),
    /** The author has gone elsewhere: what was left blank goes. */
    leave() {
      if (!rows.every(isTold)) setRows(rows.filter(isTold));
    },
    say: setSaid,
  };
}

/** All actions on the rows. */
export type LinesState<L extends Line> = ReturnType<typeof useLines<L>>;
