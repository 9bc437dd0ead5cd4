import { groupDigits } from '#lib/number/numbers.ts';

/** The limits of a number. */
interface NumberRange {
  /** The least value allowed. Steps count from it. */
  min?: number | undefined;
  /** The greatest value allowed. */
  max?: number | undefined;
  /** The distance between allowed values. */
  step: number;
}

/** A whole number as it is read, grouped and with a true minus. */
export function formatInteger(value: number): string {
  return (value < 0 ? '\u2212' : '') + groupDigits(Math.abs(value));
}

/** Reads a whole number as people type and paste it. `null` when the text is none. */
export function parseInteger(text: string): number | null {
  const bare = text.replace(/\s/g, '').replace('\u2212', '-');
  const value = Number(bare);
  return /^[+-]?\d+$/.test(bare) && Number.isSafeInteger(value) ? value : null;
}

/** A step that leads nowhere would make every number none: whole numbers are a step of one apart. */
const distance = (step: number): number => (step > 0 ? step : 1);

/** The problem of a number; `null` if there is none. */
export function numberProblem(value: number, { min, max, step }: NumberRange): 'range' | 'step' | null {
  if ((min !== undefined && value < min) || (max !== undefined && value > max)) return 'range';
  return (value - (min ?? 0)) % distance(step) === 0 ? null : 'step';
}

/** The allowed value so many steps away. A value between steps first goes to the next step in that direction. */
export function stepBy(value: number | null, steps: number, { min, max, ...range }: NumberRange): number {
  const step = distance(range.step);
  const base = min ?? 0;
  const least = min ?? Number.MIN_SAFE_INTEGER;
  const most = max === undefined ? Number.MAX_SAFE_INTEGER : max - ((max - base) % step);
  if (value === null) return Math.min(most, Math.max(least, base));
  const place = (value - base) / step;
  const next = steps > 0 ? Math.floor(place) + steps : Math.ceil(place) + steps;
  return Math.min(most, Math.max(least, base + next * step));
}
