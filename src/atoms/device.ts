import { atom } from 'jotai';
import { indexedDevice, type Device } from '#lib/device/storage.ts';

/** Where drafts are kept. Stories and tests put a device that forgets in its place. */
export const deviceAtom = atom<Device>(indexedDevice());
