import { isApiError } from '#api/api-error.ts';

/**
 * Asks for what can be done but once. Where an earlier try was done and its answer lost, the platform refuses another: all is well then, if
 * things stand as they were asked for.
 */
export async function askOnce(ask: () => Promise<unknown>, isDone: () => Promise<boolean>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    if (!isApiError(error) || error.status !== 422 || !(await isDone().catch(() => false))) throw error;
  }
}
