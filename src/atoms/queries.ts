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

/** Metadata of a query. */
interface QueryNote extends Record<string, unknown> {
  /** The text of the error toast if the first read fails. Without it, and without `missing`, nothing is shown. */
  failure?: (language: Language) => string;
  /** The message if the platform does not have the thing. Other failures have their own messages. */
  missing?: (language: Language) => string;
  /** A list whose rows stay visible until those of the next parameters are loaded. */
  keepRows?: boolean;
}

declare module '@tanstack/query-core' {
  interface Register {
    queryMeta: QueryNote;
  }
}

// Atoms are notified of a new copy before the intent that waited for it continues. By default they are notified a task later, and a form whose draft
// was just saved would briefly show the older copy.
// whose draft was just saved would show the older copy for that long.
notifyManager.setScheduler(queueMicrotask);

/** How long a copy counts as fresh, ms. */
const freshFor = 30_000;

/** Only a lost connection or a failing platform is retried; refusals are final. Offline it waits for the network. */
function worthRetry(failures: number, error: unknown): boolean {
  const transient = isApiError(error) && (error.kind === 'network' || error.status >= 500);
  return transient && failures < 1 && !isOffline();
}

/** Also re-fetches a query whose first read is running when it is invalidated. */
class Client extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const asksAgain = filters?.refetchType !== 'none';
    for (const query of asksAgain ? this.getQueryCache().findAll(filters) : []) {
      const { data, fetchStatus } = query.state;
      // The running answer may be older than the change. TanStack Query would treat it as fresh if nothing was read before.
      if (data === undefined && fetchStatus !== 'idle' && query.isActive())
        void query.cancel({ silent: true });
    }
    return super.invalidateQueries(filters, options);
  }
}

/** A query client with the console's defaults. */
export function createQueryClient(overrides: DefaultOptions['queries'] = {}): QueryClient {
  return new Client({
    defaultOptions: {
      queries: {
        staleTime: freshFor,
        gcTime: 10 * 60_000,
        retry: worthRetry,
        retryDelay: 700,
        // The local platform answers offline too, so calls are always made and failures reported.
        networkMode: 'always',
        refetchOnReconnect: true,
        ...overrides,
      },
    },
  });
}

/** The failure of a query, for a screen. */
export function problemOf(error: unknown): ApiError | null {
  if (error === null || error === undefined) return null;
  return isApiError(error) ? error : new ApiError('invalid-answer', String(error), { cause: error });
}

/**
 * Calls back with the message of each failed read. Not for a lost session, which leads to login, and not for a lost connection while an older copy is
 * visible or the device is offline: the offline band shows that.
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
