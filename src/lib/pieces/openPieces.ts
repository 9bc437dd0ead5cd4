/** A file at an address, read by ranges. */
interface Pieces {
  /** Size of the whole file, bytes. */
  size: number;
  /** @throws if the piece does not come, or the reading limit is exceeded */
  read: (first: number, end: number) => Promise<ArrayBuffer>;
}

/** How a response to a range gives the total size: `bytes 0-65535/1048576`. */
const whole = /\/(\d+)$/;

/** The head is needed in any case, and its response has the size too. */
const headBytes = 65_536;

/** A server error may pass; a refusal is final. */
const mayChange = (status: number) => status >= 500 || status === 401 || status === 429;

interface Opening {
  signal: AbortSignal;
  /** The platform was unreachable or failed: a later attempt may succeed. */
  onUnreached: () => void;
}

/**
 * Opens a file to be read by ranges, up to a limit of bytes. The page reads for the workers that decode, because their policy forbids them to fetch
 * (ADR 10). null if the platform does not support ranges, since it would send the whole file for each piece, and if it cannot be reached;
 * `onUnreached` is called only in the second case.
 */
export async function openPieces(
  link: string,
  most: number,
  { signal, onUnreached }: Opening,
): Promise<Pieces | null> {
  let taken = 0;
  const ask = async (first: number, end: number): Promise<Response> => {
    taken += end - first;
    if (taken > most) throw new Error('More of the file was asked for than may be');
    const headers = { Range: `bytes=${first}-${end - 1}` };
    const answer = await fetch(link, { headers, signal }).catch((error: unknown) => {
      onUnreached();
      throw error;
    });
    if (answer.status === 206) return answer;
    if (mayChange(answer.status)) onUnreached();
    await answer.body?.cancel();
    throw new Error(`No piece of the file: ${answer.status}`);
  };
  try {
    const head = await ask(0, headBytes);
    const size = Number(whole.exec(head.headers.get('Content-Range') ?? '')?.[1]);
    const bytes = await head.arrayBuffer();
    if (!Number.isSafeInteger(size)) return null;
    return {
      size,
      read: async (first, end) =>
        end <= bytes.byteLength ? bytes.slice(first, end) : (await ask(first, end)).arrayBuffer(),
    };
  } catch {
    return null;
  }
}
