import { createMemoryDraft } from '../draft/memory.ts';

const { draftAtom } = createMemoryDraft<Record<string, string>>();

/**
 * Why an author calls events off, by their ids, as it is typed: it is there again where the dialog that asks for it went, as when the session
 * ended meanwhile. It lives as long as the page, and is forgotten when the author leaves.
 */
export const cancelReasonsAtom = draftAtom;
