import * as v from 'valibot';
import { logWarning } from '#lib/log.ts';
import { isApiError, type Misfit } from './api-error.ts';

const isList = (data: unknown): data is { list: unknown[] } =>
  typeof data === 'object' && data !== null && 'list' in data && Array.isArray(data.list);

/** A list without its rows that do not fit the schema, where nothing else is wrong with it; null where more is. */
function withoutUnread({ schema, data, issues }: Misfit): { answer: unknown; rows: number } | null {
  const broken = new Set(issues.map(({ path }) => (path?.[0]?.key === 'list' ? path[1]?.key : undefined)));
  if (broken.has(undefined) || !isList(data)) return null;
  const list = data.list.filter((_row, at) => !broken.has(at));
  const read = v.safeParse(schema, { ...data, list, unread: broken.size });
  return read.success ? { answer: read.output, rows: list.length } : null;
}

/**
 * What of a list makes sense, for somebody to look at: one row that does not fit its schema takes none of the others with it, and `unread` of
 * the answer tells how many were left out. With fewer rows than `fewest` the list has failed, as any other answer. Whoever must know of every
 * row asks without this.
 */
export function readable<Answer>(answer: Promise<Answer>, fewest: number): Promise<Answer>;
export async function readable(answer: Promise<unknown>, fewest: number): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    const misfit = isApiError(error) ? error.misfit : null;
    const left = misfit && withoutUnread(misfit);
    if (left === null || left.rows < fewest) throw error;
    logWarning('Rows of a list do not fit its schema', error);
    return left.answer;
  }
}
