import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/**
 * The state of the upload panel at the bottom of the screen. `auto`: it is open while an upload is running or needs the author, and folds into its
 * ring in the bar when all have arrived. Other values are the author's choice meanwhile.
 */
type UploadPanelState = 'auto' | 'open' | 'collapsed' | 'closed';

/** The state of the upload panel. */
export const uploadPanelAtom = atom<UploadPanelState>('auto');

/** Whether the panel is open, with so many unfinished files. */
export const panelStands = (state: UploadPanelState, unfinished: number) =>
  state === 'auto' ? unfinished > 0 : state !== 'closed';

onLeave((_get, set) => set(uploadPanelAtom, 'auto'));
