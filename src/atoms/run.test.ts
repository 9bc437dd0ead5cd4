import { atom, createStore } from 'jotai';
import { expect, test } from 'vitest';
import { ApiError } from '#api/api-error.ts';
import { runIntent } from './run.ts';
import { toastAtom } from './ui/toast.ts';

/** What the toast of a failed intent names the request by. */
async function toldId(error: ApiError): Promise<string | null> {
  const store = createStore();
  const work = async () => {
    throw error;
  };
  const failure = { text: () => 'Не удалось сохранить' };
  const intentAtom = atom(null, (get, set) => runIntent(get, set, work, failure));
  await expect(store.set(intentAtom)).rejects.toBe(error);
  expect(store.get(toastAtom).description).toBe('Не удалось сохранить');
  return store.get(toastAtom).requestId;
}

test('a fault of the platform is told with the id of its request, what the author can mend is not', async () => {
  const requestId = 'a1b2c3d4e5f6';
  expect(await toldId(new ApiError('http', 'x', { status: 500, requestId }))).toBe(requestId);
  expect(await toldId(new ApiError('invalid-answer', 'x', { requestId }))).toBe(requestId);
  expect(await toldId(new ApiError('http', 'x', { status: 409, requestId }))).toBeNull();
  expect(await toldId(new ApiError('network', 'x'))).toBeNull();
});
