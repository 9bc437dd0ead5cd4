import { atom } from 'jotai';
import { listStreams, readStreamLink } from '#api/stream/requests.ts';
import { alikeOf, duplicatesOf } from '#domain/stream/library.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { digestOfContent, piecesAt } from '#lib/file/contentDigest.ts';
import { onLeave } from '../session/private.ts';

/** How many recordings are requested at once: the maximum of a list call. */
const pageSize = 100;

/** The state of the library's analysis. */
export interface Library {
  /** `reading` rows, `comparing` contents of equal size, `ready`, or `failed`. */
  status: 'reading' | 'comparing' | 'ready' | 'failed';
  streams: readonly Stream[];
  /** The number of rows, and of compared contents out of how many. */
  count: number;
  compared: number;
  toCompare: number;
  /** Groups of equal contents, the one to keep first. */
  duplicates: readonly (readonly Stream[])[];
  /** The number of contents that could not be read. */
  unread: number;
  error: unknown;
}

const begun: Library = {
  status: 'reading',
  streams: [],
  count: 0,
  compared: 0,
  toCompare: 0,
  duplicates: [],
  unread: 0,
  error: null,
};

const surveyAtom = atom<Library>(begun);

/** The results of the latest analysis so far. */
export const libraryAtom = atom((get) => get(surveyAtom));

/** Digests by recording id: the content of an id never changes. */
const digestsAtom = atom(() => new Map<string, string>());

onLeave((get, set) => {
  set(surveyAtom, begun);
  get(digestsAtom).clear();
});

/** All recordings, page by page. */
async function readAll(
  signal: AbortSignal,
  tell: (streams: Stream[], count: number) => void,
): Promise<Stream[]> {
  const found = new Map<string, Stream>();
  for (let page = 1; ; page++) {
    const { list, count } = await listStreams({ page, limit: pageSize, sort: '-createdAt' }, signal);
    for (const stream of list) found.set(stream.id, stream);
    tell([...found.values()], count);
    if (list.length < pageSize || found.size >= count) return [...found.values()];
  }
}

async function digestOf({ id, size }: Stream, signal: AbortSignal): Promise<string | null> {
  const link = await readStreamLink(id, signal);
  // On another host the page's policy and CORS forbid reading.
  if (new URL(link, location.href).origin !== location.origin) return null;
  return digestOfContent(size, piecesAt(link, signal));
}

/** Analyses the whole library: its size, unused recordings, and duplicates. Stops when the signal aborts. */
export const surveyLibraryAtom = atom(null, async (get, set, signal: AbortSignal): Promise<void> => {
  const digests = get(digestsAtom);
  const change = (patch: Partial<Library>) => {
    if (!signal.aborted) set(surveyAtom, (now) => ({ ...now, ...patch }));
  };
  change(begun);
  try {
    const streams = await readAll(signal, (read, count) => change({ streams: read, count }));
    const alike = alikeOf(streams.filter(({ status }) => status === 'processed'));
    change({ status: 'comparing', toCompare: alike.length });
    let unread = 0;
    for (const [at, stream] of alike.entries()) {
      const digest = digests.get(stream.id) ?? (await digestOf(stream, signal).catch(() => null));
      if (signal.aborted) return;
      if (digest === null) unread += 1;
      else digests.set(stream.id, digest);
      change({ compared: at + 1, unread });
    }
    change({ status: 'ready', duplicates: duplicatesOf(streams, digests) });
  } catch (error) {
    change({ status: 'failed', error });
  }
});
