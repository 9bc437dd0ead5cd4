import { addDays } from '#lib/time/moments.ts';

/** Time zones far apart. The one that a story starts with is added. */
const zones = ['Asia/Vladivostok', 'Europe/Moscow', 'America/New_York'];
const hours = ['08:00', '12:45', '19:30', '23:59'];

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text);
const isMonth = (text: string) => /^\d{4}-\d{2}$/.test(text);
const isHour = (text: string) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Properties that are days or hours if other properties of their component are, because they limit those. */
const bounds = new Set(['from', 'limit', 'max', 'min', 'to', 'today']);

function choicesLike(text: string): string[] | null {
  if (isDay(text)) return [-30, -7, -1, 0, 1, 7, 30].map((days) => addDays(text, days));
  if (isMonth(text)) return [-31, 0, 31].map((days) => addDays(`${text}-15`, days).slice(0, 7));
  return isHour(text) ? [...new Set([...hours, text])].toSorted() : null;
}

/**
 * Days, months, hours and time zones to choose from, for a property that holds one of them. Half-typed text is none of these, and no story can be
 * rendered with it. null for every other property.
 */
export function timeChoices(
  name: string,
  value: unknown,
  others: Readonly<Record<string, unknown>>,
): string[] | null {
  if (/zone$/i.test(name)) return [...new Set([...zones, ...(typeof value === 'string' ? [value] : [])])];
  if (typeof value === 'string') return choicesLike(value);
  if (value !== undefined || !bounds.has(name)) return null;
  const like = Object.values(others).find(
    (other): other is string => typeof other === 'string' && (isDay(other) || isHour(other)),
  );
  return like === undefined ? null : choicesLike(like);
}
