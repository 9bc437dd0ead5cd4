import { createHash } from 'node:crypto';
import type { Files } from '../files/files.ts';
import { slotSize } from '../files/s3Drafts.ts';
import { cut } from '../files/ranges.ts';

/** A finished file. */
export interface MovedFile {
  id: string;
  size: number;
}

/** How many files are transferred at once: a remote storage answers many as fast as one. */
const atOnce = 4;

/** Does work for each of a list, some of them at a time. */
async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  const left = list.values();
  const worker = async () => {
    for (const one of left) await work(one);
  };
  const workers = await Promise.allSettled(Array.from({ length: atOnce }, worker));
  for (const one of workers) if (one.status === 'rejected') throw one.reason;
}

/** The finished files of a place, and the number of unfinished ones. */
export async function finishedOf(files: Files): Promise<{ finished: MovedFile[]; underWay: number }> {
  const all = await files.list();
  const finished = all.flatMap(({ id, size }) => (size === null ? [] : [{ id, size }]));
  return { finished, underWay: all.length - finished.length };
}

/** Copies a file part by part, skipping parts that are there already. */
async function copyFile(from: Files, to: Files, { id, size }: MovedFile): Promise<void> {
  if ((await to.size(id)) === size) return;
  if (size <= slotSize) return void (await to.take(id, from.read(id)));
  const kept = await to.ranges(id);
  for (let first = 0; first < size; first += slotSize) {
    const last = Math.min(first + slotSize, size) - 1;
    if (cut(kept, [first, last]).every((piece) => piece.kept)) continue;
    await to.write(id, first, last - first + 1, from.read(id, [first, last]));
  }
  await to.finish(id, size);
}

async function digestOf(files: Files, id: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of files.read(id)) hash.update(chunk);
  return hash.digest('hex');
}

/** Copies files, and reports after each how many are done. */
export async function copyFiles(
  from: Files,
  to: Files,
  files: readonly MovedFile[],
  say: (count: number, bytes: number) => void,
): Promise<void> {
  let [count, bytes] = [0, 0];
  await each(files, async (file) => {
    await copyFile(from, to, file);
    count += 1;
    bytes += file.size;
    say(count, bytes);
  });
}

/** Compares files at both places byte by byte, and returns the ids of those that differ. */
export async function differingFiles(
  one: Files,
  other: Files,
  files: readonly MovedFile[],
  say: (count: number, bytes: number) => void,
): Promise<string[]> {
  const differing: string[] = [];
  let [count, bytes] = [0, 0];
  await each(files, async ({ id, size }) => {
    const isSame =
      (await other.size(id)) === size && (await digestOf(one, id)) === (await digestOf(other, id));
    if (!isSame) differing.push(id);
    count += 1;
    bytes += size;
    say(count, bytes);
  });
  return differing;
}
