import {
  notifyManager,
  QueryClient,
  type DefaultOptions,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  type QueryKey,
} from '@tanstack/query-core';
import { ApiError, errorText, isApiError, isOffline } from '#api/api-error.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** What a query says about itself. */
interface QueryNote extends Record<string, unknown> {
  /** The text of the error toast when the first read fails. Without one, and without `missing`, nothing is shown. */
  failure?: (language: Language) => string;
  /** What is told of one thing that the platform does not have. Any other failure of reading it is told by its own words. */
  missing?: (language: Language) => string;
  /** A list whose rows stay on the screen until the ones of other parameters are read. */
  keepRows?: boolean;
}

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: QueryNote;
  }
}

// Atoms hear of a new copy before the intent that waited for it goes on. By default they hear a task later, and a form
// whose draft was just saved would show the older copy for that long.
notifyManager.setScheduler(queueMicrotask);

/** How long a copy counts as fresh, ms. */
const freshFor = 30_000;

/** Only a lost connection or a broken platform is worth a second try; what the platform refused stays refused. Without a network it waits for one. */
function worthRetry(failures: number, error: unknown): boolean {
  const transient = isApiError(error) && (error.kind === 'network' || error.status >= 500);
  return transient && failures < 1 && !isOffline();
}

/** Asks again, too, for what is being read for the first time while it is marked as out of date. */
class Client extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const asksAgain = filters?.refetchType !== 'none';
    for (const query of asksAgain ? this.getQueryCache().findAll(filters) : []) {
      const { data, fetchStatus } = query.state;
      // The answer on its way may be older than the change. TanStack Query would take it as fresh where nothing was read before.
      if (data === undefined && fetchStatus !== 'idle' && query.isActive())
        void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/** A query client with the console's habits. */
export function createQueryClient(overrides: DefaultOptions['queries'] = {}): QueryClient {
  return new Client({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        gcTime: 10 * 60_000,
        retry: worthRetry,
        retryDelay: 700,
        // The local platform answers without a network, so a call is made in any case and its failure is told.
        networkMode: 'always',
        refetchOnReconnect: true,
        ...overrides,
      },
    },
  });
}

/** What went wrong with a query, for a screen. */
export function problemOf(error: unknown): ApiError | null {
  if (error === null || error === undefined) return null;
  return isApiError(error) ? error : new ApiError('invalid-answer', String(error), { cause: error });
}

/**
 * Calls back with the text of each read that failed. A lost session is not told: it leads to login. Neither is a lost
 * connection while an older copy stays on the screen, or while the device has no network: the band over the page tells of it.
 */
export function onFailedRead(
  client: QueryClient,
  tell: (text: (language: Language) => string) => void,
): void {
  client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    const { failure, missing } = event.query.meta ?? {};
    const problem = problemOf(event.query.state.error);
    if (!problem || problem.status === 401 || problem.kind === 'aborted') return;
    if (problem.kind === 'network' && (event.query.state.data !== undefined || isOffline())) return;
    const other = (language: Language) => errorText(problem, language);
    const words = missing && problem.status !== 404 ? other : (missing ?? failure);
    if (words) tell(words);
  });
}
