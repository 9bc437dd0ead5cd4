import { createMemoryDraft } from '../draft/memory.ts';

const { draftAtom } = createMemoryDraft<Record<string, string>>();

/**
 * The reasons for cancelling events, by id, as typed. They survive the dialog, for example when the session expires meanwhile. They live as long as
 * the page, and are removed when the author leaves.
 */
export const cancelReasonsAtom = draftAtom;
