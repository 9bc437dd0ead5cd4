import { atom } from 'jotai';
import * as v from 'valibot';
import type { Stream } from '#domain/stream/schema.ts';
import { lookAtMedia } from '#lib/mediaLook/lookAtMedia.ts';
import { idle } from '#lib/loading/whenIdle.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { keepSeenAtom } from '../seen/seen.ts';
import { onLeave } from '../session/private.ts';
import { fileOf } from './fileOf.ts';
import { mayWork } from './mayWork.ts';
import { faceStockAtom } from './stock.ts';

const seconds = v.number();
const level = v.nullable(v.number());

/** Measurements of a recording on this device; null if they were not possible. */
const details = v.object({
  /** Frames a second. */
  frameRate: level,
  sound: v.nullable(
    v.object({
      /** Integrated loudness, LUFS. */
      loudness: level,
      /** The highest point of the wave, dBTP. */
      truePeak: level,
      silenceStartSec: seconds,
      silenceEndSec: seconds,
      /** How much of it was analysed, seconds. */
      heardSec: seconds,
    }),
  ),
});
export type StreamDetails = v.InferOutput<typeof details>;

const foundAtom = atom<Readonly<Record<string, StreamDetails>>>({});
onLeave((_get, set) => set(foundAtom, {}));

/** The measurements of a recording; null until they are known. */
export const streamDetailsAtom = boundedAtomFamily((id: string) =>
  atom((get): StreamDetails | null => get(foundAtom)[id] ?? null),
);

const nothing: StreamDetails = { frameRate: null, sound: null };

/** Stored apart from the faces: a list shows hundreds of faces, and details only of a few. */
const nameOf = (id: string) => `details:${id}`;

/** Measures the sound of an opened recording, once. Stops when the signal aborts. */
export const findDetailsAtom = atom(
  null,
  async (get, set, { id, status }: Pick<Stream, 'id' | 'status'>, signal: AbortSignal): Promise<void> => {
    if (status !== 'processed' || id in get(foundAtom)) return;
    const learn = (found: StreamDetails) => {
      if (!signal.aborted) set(foundAtom, (all) => ({ ...all, [id]: found }));
    };
    const stock = get(faceStockAtom);
    const seen = set(keepSeenAtom);
    const kept = v.safeParse(details, await seen.ofOwner((owner) => stock.read(owner, nameOf(id))));
    if (kept.success) {
      learn(kept.output);
      return;
    }
    await idle();
    if (signal.aborted || !mayWork(get)) return;
    const file = await fileOf(get, id).catch(() => null);
    if (file === null || signal.aborted) return;
    const look = await lookAtMedia(file, { signal }).whole;
    // An unreachable recording has no result.
    if (signal.aborted || (!look.playable && look.reason === 'no-reader')) return;
    const found = look.playable
      ? v.parse(details, { frameRate: look.video?.frameRate ?? null, sound: look.sound })
      : nothing;
    learn(found);
    await seen.ofOwner((owner) => stock.write(owner, nameOf(id), found));
  },
);
