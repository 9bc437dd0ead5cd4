// Separate from the collection, which every list loads.
import { removeQa } from '#api/qa/requests.ts';
import { createRemoval } from '../removal.ts';
import { dropQaAtom, qaTexts } from './qa.ts';

/** Removes an entry. */
export const removeQaAtom = createRemoval({ dropAtom: dropQaAtom, remove: removeQa, texts: qaTexts });
