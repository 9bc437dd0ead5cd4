import { atom } from 'jotai';
import * as v from 'valibot';
import { author, type Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { authorInput } from '#domain/account/schema.ts';
import { entityKeys } from '#api/keys.ts';
import { createEditor } from '../editor/createEditor.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { authAtom } from '../session/session.ts';
import type { EntityState } from '../states.ts';
import { refreshProfileAtom, updateProfileAtom } from './profile.ts';
import { profileForm, type ProfileFields } from './profileFields.ts';

/** The signed-in author as an entity. */
const profileItemAtom = boundedAtomFamily((id: string) =>
  atom((get): EntityState<Author> => {
    const auth = get(authAtom);
    const item = auth.status === 'author' && auth.author.id === id ? auth.author : null;
    const status = item === null ? 'loading' : 'ready';
    return { status, item, refreshing: false, error: null, retry: () => undefined };
  }),
);

const input = v.partial(authorInput);

/** The editor of the author's own data. Its one key is the author's id. */
export const profileEditor = createEditor<Author, ProfileFields>({
  kind: 'profile',
  keys: { ...entityKeys('account'), item: () => accountKeys.profile },
  itemAtom: profileItemAtom,
  refresh: (set) => set(refreshProfileAtom),
  create: () => Promise.reject(new Error('Authors are made by the registration')),
  update: (set, body) => set(updateProfileAtom, v.parse(input, body)),
  schemas: { item: author, create: authorInput, update: input },
  ...profileForm,
});
