/** A file at an address, read in pieces. */
interface Pieces {
  /** Bytes of the whole. */
  size: number;
  /** @throws where the piece does not come, or more was read than may be */
  read: (first: number, end: number) => Promise<ArrayBuffer>;
}

/** How the whole is told in the answer to a part of it: `bytes 0-65535/1048576`. */
const whole = /\/(\d+)$/;

/** The head, which is read in any case, tells the size too. */
const headBytes = 65_536;

/** A platform that fails now may not fail later; what it refuses, it refuses. */
const mayChange = (status: number) => status >= 500 || status === 401 || status === 429;

interface Opening {
  signal: AbortSignal;
  /** The platform could not be reached, or failed: another time it may work. */
  onUnreached: () => void;
}

/**
 * Opens a file to be read by ranges, at most so many bytes of it in all. The page does it for the workers that decode: their policy lets
 * them reach nothing (ADR 10). A platform that knows no ranges would send all of the file for each piece: null, as for what cannot be
 * reached; `onUnreached` tells the two apart.
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
