/** Bytes at each end of a file that go into the digest. */
const endBytes = 65_536;

const hex = (bytes: ArrayBuffer) =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A digest of the first and last 64 KB of a file. With name, size and time it is enough to recognise the file, however large it is. null if the
 * browser has no digests.
 * @throws if the file cannot be read
 */
export async function digestOfEnds(file: Blob): Promise<string | null> {
  const { subtle } = globalThis.crypto;
  if (subtle === undefined) return null;
  const [head, tail] =
    file.size <= endBytes * 2
      ? [file, new Blob([])]
      : [file.slice(0, endBytes), file.slice(file.size - endBytes)];
  return hex(await subtle.digest('SHA-256', await new Blob([head, tail]).arrayBuffer()));
}

/** What a file is recognised by. */
export interface FileMark {
  name: string;
  size: number;
  /** Last change, ms. */
  lastModified: number;
  digest: string | null;
}

export type MarkDifference = 'name' | 'size' | 'time' | 'contents' | 'unreadable';

/** Reads the mark of a file. */
export async function markOf(file: File): Promise<FileMark> {
  const { name, size, lastModified } = file;
  return { name, size, lastModified, digest: await digestOfEnds(file) };
}

/** How a file differs from the marked one; null if it is the same. */
export async function differenceOf(file: File, mark: FileMark): Promise<MarkDifference | null> {
  if (file.name !== mark.name) return 'name';
  if (file.size !== mark.size) return 'size';
  if (file.lastModified !== mark.lastModified) return 'time';
  if (mark.digest === null) return null;
  try {
    const digest = await digestOfEnds(file);
    return digest === null || digest === mark.digest ? null : 'contents';
  } catch {
    return 'unreadable';
  }
}
