import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';

/** Ids of one call. */
const chunkSize = 100;

/** Calls at once. */
const atATime = 3;

/** Reads things by their ids, so many in a call. One that the platform has no more is not among them. */
export async function readByIds<Item>(
  ids: readonly string[],
  read: (ids: readonly string[], limit: number) => Promise<{ list: Item[] }>,
): Promise<Item[]> {
  const found: Item[] = [];
  const chunks = Array.from({ length: Math.ceil(ids.length / chunkSize) }, (_, at) =>
    ids.slice(at * chunkSize, (at + 1) * chunkSize),
  );
  await severalAtATime(chunks, atATime, async (chunk) => {
    found.push(...(await read(chunk, chunkSize)).list);
  });
  return found;
}

/** Reads lectures of the catalogue. */
export const readLectures = (ids: readonly string[]): Promise<Lecture[]> =>
  readByIds(ids, (id, limit) => listLectures({ filter: { id: [...id] }, limit }));
