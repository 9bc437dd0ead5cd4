import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';
import { quizEditor } from './editor.ts';

/** A draft of a quiz, by its current key. */
interface Followed {
  key: string;
}

const followedAtom = atom(() => new Set<Followed>());
onLeave((get) => get(followedAtom).clear());

/** A new quiz was saved: its followers get the new key. */
const moveAtom = atom(null, (get, _set, { from, to }: { from: string; to: string }) => {
  for (const one of get(followedAtom)) if (one.key === from) one.key = to;
});
quizEditor.onSaved((set, from, to) => set(moveAtom, { from, to }));

/** Follows a draft from key to key, for later updates. */
export const followQuizAtom = atom(null, (get, _set, key: string): Readonly<Followed> => {
  const followed = { key };
  get(followedAtom).add(followed);
  return followed;
});

/** Ends following a draft. */
export const unfollowQuizAtom = atom(null, (get, _set, followed: Readonly<Followed>) => {
  get(followedAtom).delete(followed);
});
