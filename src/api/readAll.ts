import { readPages } from './readPages.ts';

/** Reads all rows that match, each once. For what is known to be short: a window of time, not a history. */
export async function readAll<Row extends { id: string }>(
  ...asked: Parameters<typeof readPages<Row>>
): Promise<Row[]> {
  const { rest } = await readPages(...asked);
  return rest();
}
