import { checkId, StorageError, type Files, type Range } from './files.ts';
import type { S3Calls } from './s3Calls.ts';
import { S3Refusal, type S3Client } from './s3Client.ts';
import { fileKey } from './s3Drafts.ts';

/** How long a read may receive nothing, ms. */
const silenceMs = 30_000;

/** How long an address for a browser is valid, s: long enough to watch a lecture with breaks. */
const linkSeconds = 4 * 60 * 60;

/** How often a broken read is resumed without receiving a byte in between. */
const mostBreaks = 3;

const isEmpty = ([first, last]: Range) => last < first;

/** The next chunk; rejects if none comes in time. */
async function next(reader: ReadableStreamDefaultReader<Uint8Array>) {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('Nothing came in time')), silenceMs);
  try {
    return await Promise.race([reader.read(), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Reads finished files: through this server, or by addresses for browsers. */
export function s3Reading(
  client: S3Client,
  calls: S3Calls,
  links: boolean,
): Pick<Files, 'read' | 'open' | 'link'> {
  const readerOf = async (id: string, range?: Range) => {
    const { body, status } = await calls.get(fileKey(id), range);
    if (body === null || status !== 416) return (body ?? new Blob().stream()).getReader();
    // Nothing is there, as on a disk: the storage would refuse it again, however often it is asked.
    await body.cancel();
    return new Blob().stream().getReader();
  };

  /** A read that has begun, or that begins with the first pull. After a broken line it is resumed at the same byte. */
  function stream(
    id: string,
    range: Range | undefined,
    begun: ReadableStreamDefaultReader<Uint8Array> | null,
  ): ReadableStream<Uint8Array> {
    let [reader, at, breaks] = [begun, range?.[0] ?? 0, 0];
    async function pull(controller: ReadableStreamDefaultController<Uint8Array>): Promise<void> {
      reader ??= await readerOf(id, range ?? (at === 0 ? undefined : [at, Number.MAX_SAFE_INTEGER]));
      const one = await next(reader).catch(async (cause: unknown) => {
        breaks += 1;
        await reader?.cancel().catch(() => undefined);
        if (breaks > mostBreaks) throw new StorageError(`Reading ${id} broke off`, { cause });
        reader = await readerOf(id, [at, range?.[1] ?? Number.MAX_SAFE_INTEGER]);
        return null;
      });
      if (one === null) return pull(controller);
      if (one.done) return controller.close();
      breaks = 0;
      at += one.value.length;
      controller.enqueue(one.value);
    }
    return new ReadableStream({ pull, cancel: () => reader?.cancel() }, { highWaterMark: 0 });
  }

  return {
    read(id, range) {
      checkId(id);
      return range !== undefined && isEmpty(range) ? new Blob().stream() : stream(id, range, null);
    },
    async open(id, range) {
      checkId(id);
      if (isEmpty(range)) return new Blob().stream();
      try {
        return stream(id, range, await readerOf(id, range));
      } catch (error) {
        // A bucket that is gone answers 404 as well.
        if (error instanceof S3Refusal && error.code === 'NoSuchKey') return null;
        throw error;
      }
    },
    ...(links && {
      link: (id: string, { mime, disposition }: { mime: string; disposition: string }) => {
        checkId(id);
        return client.link(fileKey(id), linkSeconds, {
          'response-content-type': mime,
          'response-content-disposition': disposition,
          'response-cache-control': 'private, no-store',
        });
      },
    }),
  };
}
