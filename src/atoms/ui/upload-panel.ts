import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/** How the panel of uploads stands at the foot of the screen. A new upload opens it again. */
export type UploadPanelState = 'open' | 'collapsed' | 'closed';

/** The panel of uploads; read and write. */
export const uploadPanelAtom = atom<UploadPanelState>('open');

onLeave((_get, set) => set(uploadPanelAtom, 'open'));
