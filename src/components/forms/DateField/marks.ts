import type { SoldKind } from '#domain/kinds.ts';

/** What there is on a day, in words and by its kind. */
interface DayMark {
  kind: SoldKind;
  label: string;
}

/** What there is on days, by `YYYY-MM-DD`. */
export type DayMarks = Readonly<Record<string, DayMark>>;
