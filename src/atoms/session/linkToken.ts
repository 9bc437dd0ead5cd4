import * as v from 'valibot';
import { preferenceAtom } from '../ui/preference.ts';

/**
 * The token of a link that leads here, which is taken out of the address so that the history does not hold it. This tab keeps it over a
 * reload, until it was used or refused.
 */
export const linkTokenAtom = (name: string) =>
  preferenceAtom<string | null>(name, null, v.nullable(v.string()), 'sessionStorage');

/** The token of the link by which the first author of a platform opens an account, without a letter. */
export const invitationAtom = linkTokenAtom('invitation');
