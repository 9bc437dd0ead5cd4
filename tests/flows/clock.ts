// One clock for a test, its server and its pages. It begins at the moment of the suite, and runs on from there.

/** The moment at which every flow file begins, ms: `SUITE_AT`, or the morning of the stories. */
export const suiteAt = Date.parse(process.env['SUITE_AT'] || '2026-11-20T09:12:00+03:00');
if (Number.isNaN(suiteAt)) throw new Error(`SUITE_AT is no moment: ${process.env['SUITE_AT']}`);

let ahead = 0;

/** The offset of this clock from the machine's, ms. It is constant within a file, whatever is restarted. */
export const aheadMs = (): number => ahead;

/** The time now, ms since the epoch. */
export const now = (): number => Date.now() + ahead;

/** Sets the clock back to its start: called before each file. */
export function beginAnew(): void {
  ahead = suiteAt - Date.now();
}

/** Runs in a page before its own code: `Date` there uses this clock. Timers are unchanged. */
export function shiftDates(ms: number): void {
  const { Date: Machine } = globalThis;
  const machineNow = Machine.now.bind(Machine);
  Machine.now = () => machineNow() + ms;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given, own) =>
      Reflect.construct(target, given.length === 0 ? [target.now()] : given, own) as Date,
    apply: (target) => new target(target.now()).toString(),
  });
  Machine.prototype.constructor = globalThis.Date;
}

/** The day so many days from now in Moscow, as an author types it: `31.12.2026`. */
export const typedDay = (days: number): string =>
  new Intl.DateTimeFormat('ru-RU', {
    timeZone: 'Europe/Moscow',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
  }).format(now() + days * 24 * 60 * 60 * 1000);
