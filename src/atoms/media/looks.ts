import { atom } from 'jotai';
import { lookAtMedia } from '#lib/mediaLook/lookAtMedia.ts';
import type { MediaLook } from '#lib/mediaLook/look.ts';
import type { NotMedia } from '#lib/file/media.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { onLeave } from '../session/private.ts';
import { entriesAtom } from '../upload/entries.ts';

/** What is known so far of an analysed file. */
interface MediaLookState {
  look: MediaLook;
  /** Progress of the sound analysis, 0–1; null once it is complete. */
  progress: number | null;
}

const looksAtom = atom<Readonly<Record<string, MediaLookState>>>({});

/** Facts of an upload's file, read before it was sent; null if this page has not read it. */
export const mediaLookAtom = boundedAtomFamily((uploadId: string) =>
  atom((get): MediaLookState | null => get(looksAtom)[uploadId] ?? null),
);

/** The upload of a stream, while it is on the list. */
export const lookedUploadAtom = boundedAtomFamily((streamID: string) =>
  atom((get) => get(entriesAtom).find((entry) => entry.streamID === streamID)?.id ?? null),
);

/** A running analysis. */
interface BegunLook {
  /** The facts of the file's head, within moments; or why it is not media. */
  facts: Promise<MediaLook | NotMedia>;
  /** From now on `mediaLookAtom` of this upload has the result. */
  belongsTo: (uploadId: string) => void;
}

/** Reads a media file and analyses its sound, in a worker. The upload does not wait for it. */
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
    // If a file becomes unreadable, earlier facts stay.
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
