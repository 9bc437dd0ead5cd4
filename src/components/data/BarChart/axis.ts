/** Steps of an axis that people count in, within a power of ten. */
const steps = [1, 2, 4, 5, 8, 10];

/** The round step that divides a span into at most so many pieces. Values are whole numbers, so no step is under 1. */
function niceStep(span: number, pieces: number): number {
  const rough = span / pieces;
  const power = 10 ** Math.floor(Math.log10(rough));
  return Math.max(1, power * (steps.find((step) => step * power >= rough) ?? 10));
}

/** The values that an axis names, from the lowest: zero is always among them. `[0]` where there is nothing to show. */
export function axisTicks(values: readonly number[], pieces: number): number[] {
  const max = Math.max(0, ...values);
  const min = Math.min(0, ...values);
  if (max === min) return [0];
  const step = niceStep(max - min, pieces);
  const first = Math.floor(min / step);
  const last = Math.ceil(max / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

/** How many bars apart names may stand: days, weeks and half-months read well. */
const strides = [1, 2, 5, 7, 10, 14, 15, 30, 60, 90];

/**
 * Which bars have their names under the axis: every n-th from the first, as close as `room` px lets them be, and the one that
 * is `now`, to which others give way.
 */
export function namedBars(count: number, pitch: number, now: number, room: number): number[] {
  if (count === 0 || pitch <= 0) return [];
  const stride = strides.find((each) => each * pitch >= room) ?? count;
  const regular = Array.from({ length: Math.ceil(count / stride) }, (_, index) => index * stride);
  if (now < 0) return regular;
  return [...regular.filter((index) => Math.abs(index - now) * pitch >= room), now];
}
