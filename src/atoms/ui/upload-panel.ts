import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/**
 * How the panel of uploads stands at the foot of the screen. `auto`: it stands while something is on its way or waits for the author,
 * and folds into its ring in the bar when all has arrived. The rest is what the author made of it meanwhile.
 */
type UploadPanelState = 'auto' | 'open' | 'collapsed' | 'closed';

/** The panel of uploads; read and write. */
export const uploadPanelAtom = atom<UploadPanelState>('auto');

/** Whether the panel stands, with as many files unfinished. */
export const panelStands = (state: UploadPanelState, unfinished: number) =>
  state === 'auto' ? unfinished > 0 : state !== 'closed';

onLeave((_get, set) => set(uploadPanelAtom, 'auto'));
