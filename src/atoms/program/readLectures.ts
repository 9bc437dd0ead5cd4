import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { severalAtATime } from '#lib/concurrency/severalAtATime.ts';

/** Ids per call. */
const chunkSize = 100;

/** Concurrent calls. */
const atATime = 3;

/** Reads entities by their ids, many per call. Missing ones are not in the result. */
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
