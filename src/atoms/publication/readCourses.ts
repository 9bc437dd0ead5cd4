import { listPurchases } from '#api/purchase/requests.ts';
import { wasPaid } from '#domain/purchase/rules.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import { now } from '#lib/time/clock.ts';
import { courseWeeks } from './courseWeeks.ts';

const weekMs = 7 * 24 * 60 * 60_000;

/** Rows of a call, and the maximum number of calls for one page: authors with more sales see figures without sparklines. */
const limit = 100;
const mostCalls = 10;

/** Sales by week, the earliest first. */
export type SalesCourse = readonly number[];
export type Courses = Record<string, SalesCourse>;

/** Counts paid purchases of each content by week. Contents without sales have zeros. */
export function coursesOf(purchases: readonly Purchase[], ids: readonly string[], end: number): Courses {
  const courses = new Map(ids.map((id) => [id, Array.from({ length: courseWeeks }, () => 0)]));
  for (const purchase of purchases) {
    const weeks = courses.get(purchase.contentId);
    if (weeks === undefined || purchase.createdAt === undefined || !wasPaid(purchase)) continue;
    const at = courseWeeks - 1 - Math.floor((end - Date.parse(purchase.createdAt)) / weekMs);
    const before = weeks[at];
    if (before !== undefined) weeks[at] = before + 1;
  }
  return Object.fromEntries(courses);
}

/** Reads the weekly sales of these contents; null if there are too many purchases. */
export async function readCourses(ids: readonly string[], signal: AbortSignal): Promise<Courses | null> {
  const end = now();
  const request = {
    filter: { contentId: ids, from: new Date(end - courseWeeks * weekMs).toISOString() },
    limit,
  };
  const first = await listPurchases(request, signal);
  const calls = Math.ceil(first.count / limit);
  if (calls > mostCalls) return null;
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, calls - 1) }, (_, at) =>
      listPurchases({ ...request, page: at + 2 }, signal),
    ),
  );
  // A new purchase meanwhile shifts the others by one: each counts once.
  const all = new Map([first, ...rest].flatMap(({ list }) => list.map((one) => [one.id, one] as const)));
  return coursesOf([...all.values()], ids, end);
}
