import { atom, type Getter } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { readProfile, type Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { authorLeft, leaveFor, sessionBegan } from '#api/client.ts';
import { forgetPrivateAtom, goOnAtom } from './private.ts';
import { endedAuthorAtom, hasAuthorLeftAtom } from './session.ts';

const isProfile = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[0] === accountKeys.profile[0];

/** The author whose work this page holds, or null. */
export const keptAuthor = (get: Getter): string | null =>
  get(queryClientAtom).getQueryData<Author | null>(accountKeys.profile)?.id ?? get(endedAuthorAtom);

/** Removes everything that the leaving author has read or done. Whoever comes first is still taken to where they wanted to go. */
const clearAtom = atom(null, (get, set) => {
  const client = get(queryClientAtom);
  if (keptAuthor(get)) set(hasAuthorLeftAtom, true);
  authorLeft();
  set(forgetPrivateAtom);
  client.getMutationCache().clear();
  client.removeQueries({ predicate: (query) => !isProfile(query) });
  set(endedAuthorAtom, null);
});

/** Whether what this page holds is the work of this author, who may have to sign in again. */
export const isWorkOf = (get: Getter, author: string | null | undefined): boolean =>
  author != null && keptAuthor(get) === author;

/** Makes the author a guest, and forgets all that is private. */
export const leaveAtom = atom(null, async (get, set): Promise<void> => {
  const client = get(queryClientAtom);
  await client.cancelQueries();
  client.setQueryData(accountKeys.profile, null);
  set(clearAtom);
  set(hasAuthorLeftAtom, true);
});

/**
 * Reads the author of a session that has just begun. After a session that expired, the work in memory is kept for the same author, and removed if
 * another one signs in.
 */
export const enterAtom = atom(null, async (get, set): Promise<Author> => {
  sessionBegan();
  const author = await readProfile();
  const client = get(queryClientAtom);
  const returns = keptAuthor(get) === author.id;
  if (!returns) set(clearAtom);
  set(endedAuthorAtom, null);
  await client.cancelQueries({ queryKey: accountKeys.profile });
  client.setQueryData(accountKeys.profile, author);
  if (returns) {
    void client.invalidateQueries({ predicate: (query) => !isProfile(query) });
    set(goOnAtom);
  }
  return author;
});

/**
 * Removes the previous author's data, with the address where they were, and reads the author anew: the state is loading, and after a failure
 * offers a retry.
 */
export const startOverAtom = atom(null, async (get, set): Promise<void> => {
  leaveFor('/');
  set(clearAtom);
  await get(queryClientAtom).resetQueries({ queryKey: accountKeys.profile });
});
