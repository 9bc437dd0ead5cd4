import { atom, type Getter, type Setter } from 'jotai';
import { onLeave, onReturn } from './private.ts';

// What one screen of the account passes to the next. It lives as long as the page.

/** The last typed e-mail, so that nobody types it twice. */
export const typedEmailAtom = atom('');

/** A new password was just set: the login screen says so. */
export const passwordChangedAtom = atom(false);

const forget = (_get: Getter, set: Setter) => {
  set(typedEmailAtom, '');
  set(passwordChangedAtom, false);
};
onLeave(forget);
onReturn(forget);
