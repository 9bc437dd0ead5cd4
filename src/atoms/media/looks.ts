import { atom } from 'jotai';
import { lookAtMedia } from '#lib/mediaLook/lookAtMedia.ts';
import type { MediaLook } from '#lib/mediaLook/look.ts';
import type { NotMedia } from '#lib/file/media.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { onLeave } from '../session/private.ts';
import { entriesAtom } from '../upload/entries.ts';

/** What is known so far of a file that was looked at. */
interface MediaLookState {
  look: MediaLook;
  /** How much of it was listened to, 0–1; null once all that will be heard was. */
  progress: number | null;
}

const looksAtom = atom<Readonly<Record<string, MediaLookState>>>({});

/** What was learnt of the file of an upload before it was sent; null where it was not looked at on this page. */
export const mediaLookAtom = boundedAtomFamily((uploadId: string) =>
  atom((get): MediaLookState | null => get(looksAtom)[uploadId] ?? null),
);

/** The upload that has become a stream, while it is on the list. */
export const lookedUploadAtom = boundedAtomFamily((streamID: string) =>
  atom((get) => get(entriesAtom).find((entry) => entry.streamID === streamID)?.id ?? null),
);

/** A look that has begun. */
interface BegunLook {
  /** What the head of the file tells, within moments; or why it is no media. */
  facts: Promise<MediaLook | NotMedia>;
  /** From now on `mediaLookAtom` of this upload tells of it. */
  belongsTo: (uploadId: string) => void;
}

/** Looks into a media file and listens to it, in a worker. The upload need not wait for it. */
export const lookAtMediaAtom = atom(null, (_get, set, file: Blob): BegunLook => {
  let owner: string | null = null;
  let state: MediaLookState | null = null;
  const tell = (next: MediaLookState) => {
    state = next;
    if (owner !== null) set(looksAtom, (looks) => (owner === null ? looks : { ...looks, [owner]: next }));
  };
  const begun = lookAtMedia(file, {
    onProgress: (progress) => {
      if (state !== null) tell({ ...state, progress });
    },
  });
  const follow = async () => {
    const facts = await begun.facts;
    if (facts.playable) tell({ look: facts, progress: 0 });
    const whole = await begun.whole;
    if (whole.playable) tell({ look: whole, progress: null });
    // What was known of a file that stopped being readable stays.
    else if (state !== null) tell({ ...state, progress: null });
  };
  void follow();
  return {
    facts: begun.facts,
    belongsTo: (uploadId) => {
      owner = uploadId;
      if (state !== null) tell(state);
    },
  };
});

onLeave((_get, set) => set(looksAtom, {}));
