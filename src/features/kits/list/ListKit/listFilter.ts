import type { ReactNode } from 'react';
import type { Language } from '#lib/i18n/catalogue.ts';

/** One of the values that a filter may be set to. */
export interface FilterOption {
  value: string;
  label: string;
  /** A 16 px glyph or icon. */
  icon?: ReactNode;
}

interface Named {
  /** Its name in the address. */
  id: string;
  /** Its name for people: «Статус». */
  label: string;
}

/** A filter that is on or off. */
export interface FlagFilter extends Named {
  kind: 'flag';
  /** What the address says when it is on; `1` by default. */
  value?: string;
  /** What the platform is asked for when it is on. */
  ask: Record<string, unknown>;
  /** A chip at hand, with the count of what it would show. */
  quick?: boolean;
}

/** A filter that is set to one value, or to any of several. */
interface ChoiceFilter extends Named {
  kind: 'one' | 'any';
  /** None while they are being read: till then what the address says is believed. */
  options: readonly FilterOption[];
  /** There are more than these: the address may say one that is not among them. */
  isPart?: boolean;
  /** What the platform calls it; as the address does by default. */
  field?: string;
}

/** A filter by days, from one to another or the last ones. Made by `periodFilter`. */
export interface PeriodFilter extends Named {
  kind: 'period';
  /** Numbers of last days that are offered. */
  lastDays: readonly number[];
  /** Whether a value says a period. */
  knows: (value: string) => boolean;
  /** What the platform is asked for; the days are those of the author's zone. */
  ask: (value: string, timeZone: string | undefined) => Record<string, unknown>;
  /** «за 30 дней» */
  text: (value: string, language: Language) => string;
}

/** A filter of a list, as data. */
export type ListFilter = FlagFilter | ChoiceFilter | PeriodFilter;

/** An order of the list. */
export interface ListSort {
  /** Its name in the address. */
  id: string;
  /** «Сначала новые» */
  label: string;
  /** The platform's sort field, descending with a leading minus. */
  by: string;
}
