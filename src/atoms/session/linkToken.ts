import * as v from 'valibot';
import { preferenceAtom } from '../ui/preference.ts';

/**
 * The token of a link to this page. It is removed from the address, so that the history does not contain it. This tab keeps it across reloads, until
 * it was used or refused.
 */
export const linkTokenAtom = (name: string) =>
  preferenceAtom<string | null>(name, null, v.nullable(v.string()), 'sessionStorage');

/** The token of the link by which the first author of a platform opens an account, without a letter. */
export const invitationAtom = linkTokenAtom('invitation');
