import type { ReactNode } from 'react';
import { fold } from '#lib/text/fold.ts';
import { matchesWords } from '#lib/text/textMatch.ts';

/** A thing that may be chosen. */
export interface ComboOption {
  id: string;
  label: string;
  /** What tells it from others, under its label. */
  hint?: string;
  /** A figure or a time at the end of its row. */
  note?: string;
  /** The note for screen readers: «38 публикаций». */
  noteLabel?: string;
  /** A 16 px icon before the label. */
  icon?: ReactNode;
  /** Further words that it is found by. */
  keywords?: string;
  disabled?: boolean;
}

/** Options under a caption. The caption of a single section is empty. */
export interface ComboSection {
  title: string;
  options: readonly ComboOption[];
}

/** Asks for the options of a text. Rejects where they cannot be had. */
export type LoadOptions = (text: string, signal: AbortSignal) => Promise<readonly ComboOption[]>;

/** Whether a list of options is there, on its way, or did not come. */
export type ListState = 'ready' | 'loading' | 'failed';

/** Keys of rows that do something. No id of an option begins with a line break. */
export const rowKeys = { create: '\ncreate', retry: '\nretry' } as const;

/** A name as it is kept: no spaces around it, single ones inside. */
export function cleanName(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}

/** The options that hold every word of a text, those that begin with it first. */
export function findOptions(options: readonly ComboOption[], text: string): readonly ComboOption[] {
  const query = fold(text);
  if (query === '') return options;
  const begins = (option: ComboOption) => (fold(option.label).startsWith(query) ? 0 : 1);
  return options
    .filter(({ label, hint = '', keywords = '' }) => matchesWords(`${label} ${hint} ${keywords}`, query))
    .toSorted((one, other) => begins(one) - begins(other));
}

/** The option of exactly this name. */
export function exactOption(options: readonly ComboOption[], text: string): ComboOption | undefined {
  const name = fold(text);
  return options.find((option) => fold(option.label) === name);
}
