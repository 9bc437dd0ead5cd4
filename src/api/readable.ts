import * as v from 'valibot';
import type { Schema } from '#domain/wire.ts';
import { logFailure } from '#lib/log.ts';
import { isApiError, type Readable } from './api-error.ts';

const isList = (data: unknown): data is { list: unknown[] } =>
  typeof data === 'object' && data !== null && 'list' in data && Array.isArray(data.list);

/** A list without its rows that do not fit the schema, where nothing else is wrong with it; null where more is. */
export function withoutUnread(
  schema: Schema,
  data: unknown,
  issues: readonly v.BaseIssue<unknown>[],
): Readable | null {
  const broken = new Set(issues.map(({ path }) => (path?.[0]?.key === 'list' ? path[1]?.key : undefined)));
  if (broken.has(undefined) || !isList(data)) return null;
  const list = data.list.filter((_row, at) => !broken.has(at));
  const read = v.safeParse(schema, { ...data, list, unread: broken.size });
  return read.success ? { answer: read.output, rows: list.length } : null;
}

/**
 * A list for somebody to look at: one row that does not fit the schema takes none of the others with it, and `unreadOf` tells how many were
 * left out. With fewer rows than `fewest` it fails as before. Whoever must know of every row asks without this.
 */
export function readable<Answer extends object>(answer: Promise<Answer>, fewest?: number): Promise<Answer>;
export async function readable(answer: Promise<unknown>, fewest = 1): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    const left = isApiError(error) ? error.readable : null;
    if (left === null || left.rows < fewest) throw error;
    logFailure('Rows of a list do not fit its schema', error);
    return left.answer;
  }
}

/** How many rows of an answer could not be read. */
export const unreadOf = (answer: object): number =>
  'unread' in answer && typeof answer.unread === 'number' ? answer.unread : 0;
