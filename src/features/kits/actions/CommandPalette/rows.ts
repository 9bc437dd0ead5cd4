import type { ReactNode } from 'react';
import type { TextPart } from '#lib/text/textMatch.ts';

/** Where a row leads, or what it does. Only a place can be opened in a new tab. */
type Deed = { route: string; run?: never } | { run: () => void; route?: never };

/** A section of the console. */
export interface PaletteSection {
  id: string;
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** Hash route without «#». */
  route: string;
}

/** Something to do. */
export type PaletteCommand = Deed & {
  id: string;
  label: string;
  /** A 16 px icon. */
  icon: ReactNode;
  /** Words that it is also found by. */
  words?: string;
  /** Keys that do the same: «Ctrl \». */
  keys?: string;
  /** It is one of several choices, and the one in force. */
  checked?: boolean;
};

/** A row of the palette. */
export type PaletteRow = Deed & {
  id: string;
  /** The name, with what matches marked. */
  label: TextPart[];
  /** What it is, after the name. */
  note?: TextPart[];
  icon: ReactNode;
  /** At the right: a status or a count. */
  end?: ReactNode;
  keys?: string;
  checked?: boolean;
  /** The palette stays open after it. */
  stays?: boolean;
};

/** Rows under a caption. */
export interface PaletteGroup {
  id: string;
  title: string;
  /** How many there are in all, beside the caption. */
  count?: number;
  rows: PaletteRow[];
}
