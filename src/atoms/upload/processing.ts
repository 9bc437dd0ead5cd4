import { atom, type Getter, type Setter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { isApiError } from '#api/api-error.ts';
import { streamKeys } from '#api/stream/queries.ts';
import { readStream } from '#api/stream/requests.ts';
import { now } from '#lib/time/clock.ts';
import { commitAtom, engineAtom, onChange } from './engine.ts';
import { entriesAtom, type Entry } from './entries.ts';
import type { Patch } from './changes.ts';

/** Intervals of the status checks, ms: the first at once, then less and less often. */
const askEvery = { first: 500, last: 5000 };

/** How many streams are checked at once: the platform processes them in order. */
const askAtOnce = 4;

const askingAtom = atom(() => ({
  timer: null as ReturnType<typeof setTimeout> | null,
  busy: false,
  pause: askEvery.first,
}));

const over = (patch: Partial<Entry>): Partial<Entry> => ({ ...patch, endedAt: now() });

/** The result of a stream, or null while it is being processed. */
async function ask(get: Getter, { streamID }: Entry): Promise<Partial<Entry> | null> {
  if (streamID === null) return over({ state: 'done' });
  try {
    const stream = await readStream(streamID);
    get(queryClientAtom).setQueryData(streamKeys.item(streamID), stream);
    if (stream.status === 'pending' || stream.status === 'uploaded') return null;
    return over(stream.status === 'failed' ? { state: 'error', reason: 'processing' } : { state: 'done' });
  } catch (error) {
    if (!isApiError(error)) throw error;
    // A platform without such calls has the file all the same. One with too many requests will answer later.
    return error.kind === 'http' && ![401, 408, 429].includes(error.status) && error.status < 500
      ? over({ state: 'done' })
      : null;
  }
}

const waiting = (get: Getter) => get(entriesAtom).filter(({ state }) => state === 'processing');

async function askAll(get: Getter, set: Setter): Promise<void> {
  const asking = get(askingAtom);
  asking.timer = null;
  asking.busy = true;
  const patches = await Promise.all(
    waiting(get)
      .slice(0, askAtOnce)
      .map(async (entry): Promise<Patch[]> => {
        const patch = await ask(get, entry);
        return patch === null ? [] : [{ id: entry.id, patch }];
      }),
  );
  asking.busy = false;
  const found = patches.flat();
  if (found.length > 0) set(commitAtom, { type: 'patch', patches: found });
  asking.pause = found.length > 0 ? askEvery.first : Math.min(askEvery.last, asking.pause * 2);
  plan(get, set, found.length > 0 ? 0 : asking.pause);
}

function plan(get: Getter, set: Setter, ms: number): void {
  const asking = get(askingAtom);
  if (asking.busy || asking.timer !== null || !get(engineAtom).leading || waiting(get).length === 0) return;
  asking.timer = setTimeout(() => void askAll(get, set), ms);
}

/** Watches the processing of uploaded streams. */
export const watchProcessingAtom = atom(null, (get, set) => plan(get, set, 0));

onChange((get, set) => plan(get, set, 0));
