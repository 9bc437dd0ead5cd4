import { ApiError, isApiError } from '../api-error.ts';
import { fromPage } from '../address.ts';

/** Pauses before each retry, ms: a line that is gone for a minute breaks nothing. */
const pauses = [1000, 2000, 4000, 8000, 15_000, 30_000];

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

interface StreamOptions {
  signal: AbortSignal;
  /** Waits so many ms; tests do not wait. */
  pause?: (ms: number) => Promise<void>;
}

/** Requests a file from a byte on. It is read once and not cached, because it may be much larger than a browser's cache. */
async function ask(link: string, range: string | null, signal: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = range === null ? {} : { Range: `bytes=${range}` };
  const address = fromPage(link);
  const answer = await fetch(address, { headers, signal, cache: 'no-store' }).catch((error: unknown) => {
    if (signal.aborted) throw error;
    throw new ApiError('network', 'A file did not come', { cause: error });
  });
  const { ok, status } = answer;
  if (!ok) throw new ApiError('http', 'A file was refused', { status });
  return answer;
}

/** The first bytes of a file that the platform serves. */
export async function headOfFile(link: string, bytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const answer = await ask(link, `0-${bytes - 1}`, signal);
  return new Uint8Array(await answer.arrayBuffer()).subarray(0, bytes);
}

const isRefused = (error: unknown) => isApiError(error) && error.kind === 'http' && error.status < 500;

/** The total size of a file, if the answer gives it. */
function lengthOf({ headers }: Response): number | null {
  const length = headers.get('content-length');
  return length === null || headers.has('content-encoding') ? null : Number(length);
}

/** Reads a file of any size that the platform serves, piece by piece on demand. After a broken line it resumes at that byte. */
export function streamFile(
  link: string,
  { signal, pause = wait }: StreamOptions,
): ReadableStream<Uint8Array> {
  let reader: ReadableStreamDefaultReader<Uint8Array> | null = null;
  let passed = 0;
  let whole: number | null = null;
  let tries = 0;
  let gone = false;

  const open = async () => {
    const answer = await ask(link, passed === 0 ? null : `${passed}-`, signal);
    // A platform that starts from the beginning would write it twice.
    if (passed > 0 && answer.status !== 206) throw new ApiError('http', 'No parts of files', { status: 416 });
    if (passed === 0) whole = lengthOf(answer);
    return (answer.body ?? new Blob([]).stream()).getReader();
  };

  /** The next piece; null at the end. */
  const next = async (): Promise<Uint8Array | null> => {
    reader ??= await open();
    const { done, value } = await reader.read();
    if (!done) return value;
    if (whole !== null && passed < whole) throw new ApiError('network', 'A file was cut');
    return null;
  };

  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        for (;;) {
          try {
            const piece = await next();
            tries = 0;
            if (piece === null) return controller.close();
            passed += piece.length;
            return controller.enqueue(piece);
          } catch (error) {
            reader = null;
            const ms = pauses[tries];
            if (gone || signal.aborted || isRefused(error) || ms === undefined) throw error;
            tries += 1;
            await pause(ms);
          }
        }
      },
      async cancel(reason) {
        gone = true;
        await reader?.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
