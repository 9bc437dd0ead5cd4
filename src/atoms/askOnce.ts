import { isApiError } from '#api/api-error.ts';

/**
 * Makes a call that can succeed only once. If an earlier attempt was done and its answer lost, the platform refuses the repetition: that counts as
 * success if the state is the wanted one.
 */
export async function askOnce(ask: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!isApiError(error) || error.status !== 422 || !(await isDone().catch(() => false))) throw error;
  }
}
