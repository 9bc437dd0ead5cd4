import type { ApiError } from '#api/api-error.ts';
import { problemOf } from './queries.ts';

/** Something read from the platform by its id or address. */
export interface EntityState<Item> {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  item: Item | null;
  /** An older copy is shown while it is read again. */
  refreshing: boolean;
  error: ApiError | null;
  retry: () => void;
}

interface Result<Item> {
  data: Item | undefined;
  error: unknown;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** A query's result as a state. The last good copy stays ready when a later read fails. */
export function entityState<Item>({ data, error, isFetching, refetch }: Result<Item>): EntityState<Item> {
  const problem = problemOf(error);
  const retry = () => void refetch();
  if (data !== undefined)
    return { status: 'ready', item: data, refreshing: isFetching, error: problem, retry };
  const status = !problem ? 'loading' : problem.status === 404 ? 'notFound' : 'failed';
  return { status, item: null, refreshing: false, error: problem, retry };
}
