import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { streamKeys } from '#api/stream/queries.ts';
import { listStreams, streamsThere, readStream, readStreamLink } from '#api/stream/requests.ts';
import type { Stream } from '#domain/stream/schema.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createList } from '../list.ts';
import { runIntent } from '../run.ts';
import { entityState, type EntityState } from '../states.ts';
import { entriesAtom } from '../upload/entries.ts';
import { atomWithQuery } from '../queryAtoms.ts';

const messages = defineMessages({
  ru: {
    notListed: 'Не\u00A0удалось получить список видео',
    notFound: (id: string) => `Видео ${id} не\u00A0найдено`,
    notLinked: 'Не\u00A0удалось получить ссылку на\u00A0видео',
  },
  en: {
    notListed: 'Failed to get the list of videos',
    notFound: (id: string) => `Video ${id} was not found`,
    notLinked: 'Failed to get the link to the video',
  },
});

/** The interval at which a stream in processing is read again, ms. */
const processingInterval = 3000;

/** A stream that the platform has not finished. */
export function isUnprocessed({ status }: Pick<Stream, 'status'>): boolean {
  return status === 'pending' || status === 'uploaded';
}

const streams = createList<Stream>({
  keys: streamKeys,
  read: listStreams,
  there: streamsThere,
  notListed: (language) => messages[language].notListed,
  poll: (items) => (items.some(isUnprocessed) ? processingInterval : false),
});

/** A list of streams, re-fetched while one of them is being processed. The filters of the platform: `status`, `kind` (one or several), `isUsed`. */
export const streamListAtom = streams.listAtom;

/** How many streams match, or null until it is known. */
export const streamCountAtom = streams.countAtom;

/** A stream by id, re-fetched until it is processed. */
export const streamAtom = boundedAtomFamily((id: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: streamKeys.item(id),
    queryFn: ({ signal }: { signal: AbortSignal }) => readStream(id, signal),
    refetchInterval: ({ state }: { state: { data: Stream | undefined } }) =>
      state.data && isUnprocessed(state.data) ? processingInterval : false,
    meta: { missing: (language: Language) => messages[language].notFound(id) },
  }));
  return atom((get): EntityState<Stream> => entityState(get(queryAtom)));
});

/** The address at which a processed stream plays. `retry` requests a new one when the old one has expired. */
export const streamLinkAtom = boundedAtomFamily((id: string) => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: streamKeys.link(id),
    queryFn: ({ signal }: { signal: AbortSignal }) => readStreamLink(id, signal),
    // A new address would restart the playback.
    staleTime: Number.POSITIVE_INFINITY,
    meta: { failure: (language: Language) => messages[language].notLinked },
  }));
  return atom((get): EntityState<string> => entityState(get(queryAtom)));
});

/** Requests the address of a stream's whole file, as a download. */
export const askStreamLinkAtom = atom(null, (get, set, id: string): Promise<string> =>
  runIntent(get, set, async () => new URL(await readStreamLink(id), location.href).href, {
    text: (language) => messages[language].notLinked,
  }),
);

/** How many uploads of this page have been completed. */
export const arrivedUploadsAtom = atom(
  (get) => get(entriesAtom).filter(({ state }) => state === 'done').length,
);

/** Re-fetches the lists of streams, because there is a new one. */
export const rereadStreamsAtom = atom(null, (get) =>
  get(queryClientAtom).invalidateQueries({ queryKey: streamKeys.lists }),
);
