import { AsyncLocalStorage } from 'node:async_hooks';

const scopes = new AsyncLocalStorage<{ isOver: boolean }>();

/**
 * Runs a file of tests, or one of many stories of a test, as a scope of its own: what it begins, later timers too, is known to be its
 * own. The client is one for all pages: when a scope is over, none of its calls reaches the pages of the next one.
 */
export async function inScope<T>(work: () => Promise<T>): Promise<T> {
  const scope = { isOver: false };
  try {
    return await scopes.run(scope, work);
  } finally {
    scope.isOver = true;
  }
}

/** Whether whoever asks was begun by a scope that is over. */
export const isScopeOver = (): boolean => scopes.getStore()?.isOver === true;
