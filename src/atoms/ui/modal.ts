import { atom } from 'jotai';
import { onLeave } from '../session/private.ts';

/**
 * The named modals and their props. A modal registers itself in its own file:
 * `declare module '#atoms/ui/modal.ts' { interface ModalRegistry { crop: CropProps } }`.
 */
export interface ModalRegistry {}

export type ModalName = keyof ModalRegistry;

/** How a modal behaves. */
interface ModalSettings {
  /** Whether Esc and a press outside close it. */
  dismissable: boolean;
  width: 'small' | 'regular' | 'wide';
}

type Named<Settings> = {
  [K in ModalName]: { modalName: K; props: ModalRegistry[K] } & Settings;
}[ModalName];

/** The modal that is open, or none. */
type ModalState = Named<{ settings: ModalSettings }> | { modalName: null; props: null; settings: null };

/** The parameters that open a modal. */
type ModalRequest = Named<{ settings?: Partial<ModalSettings> }>;

const none: ModalState = { modalName: null, props: null, settings: null };
const defaults: ModalSettings = { dismissable: true, width: 'regular' };
const stateAtom = atom<ModalState>(none);

/** The open modal, or null. */
export const modalAtom = atom((get) => get(stateAtom));

const settled = (request: { settings?: Partial<ModalSettings> }) => ({
  settings: { ...defaults, ...request.settings },
});

/** Opens a modal, replacing an open one. */
export const openModalAtom = atom(null, (_get, set, request: ModalRequest) =>
  // Not a spread: without a single modal in the registry the request is `never`, which cannot be spread.
  set(stateAtom, Object.assign({}, request, settled(request))),
);

/** Closes the modal and forgets its props. */
export const closeModalAtom = atom(null, (_get, set) => set(stateAtom, none));

onLeave((_get, set) => set(stateAtom, none));
