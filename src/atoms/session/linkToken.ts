import { atomWithStorage, createJSONStorage } from 'jotai/utils';

/**
 * The token of a link that leads here, which is taken out of the address so that the history does not hold it. This tab keeps it over a
 * reload, until it was used or refused.
 */
export const linkTokenAtom = (name: string) =>
  atomWithStorage<string | null>(
    `kabinet.${name}`,
    null,
    createJSONStorage(() => globalThis.sessionStorage),
    { getOnInit: true },
  );

/** The token of the link by which the first author of a platform opens an account, without a letter. */
export const invitationAtom = linkTokenAtom('invitation');
