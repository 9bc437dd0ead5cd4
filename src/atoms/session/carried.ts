import { atom, type Getter, type Setter } from 'jotai';
import { onLeave, onReturn } from './private.ts';

// What one screen of the account leaves for the next. It lives as long as the page does, and no longer.

/** The e-mail that was typed last, so that nobody types it twice. */
export const typedEmailAtom = atom('');

/** A new password was just set: login says so. */
export const passwordChangedAtom = atom(false);

const forget = (_get: Getter, set: Setter) => {
  set(typedEmailAtom, '');
  set(passwordChangedAtom, false);
};
onLeave(forget);
onReturn(forget);
