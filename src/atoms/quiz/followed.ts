import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';
import { quizEditor } from './editor.ts';

/** A draft of a quiz, under the key that it has by now. */
interface Followed {
  key: string;
}

const followedAtom = atom(() => new Set<Followed>());
onLeave((get) => get(followedAtom).clear());

/** What was new is saved: what follows it goes on to what was made. */
const moveAtom = atom(null, (get, _set, { from, to }: { from: string; to: string }) => {
  for (const one of get(followedAtom)) if (one.key === from) one.key = to;
});
quizEditor.onSaved((set, from, to) => set(moveAtom, { from, to }));

/** Follows a draft from its key to the next, for what comes to it later. */
export const followQuizAtom = atom(null, (get, _set, key: string): Readonly<Followed> => {
  const followed = { key };
  get(followedAtom).add(followed);
  return followed;
});

/** Whoever followed a draft needs it no more. */
export const unfollowQuizAtom = atom(null, (get, _set, followed: Readonly<Followed>) => {
  get(followedAtom).delete(followed);
});
