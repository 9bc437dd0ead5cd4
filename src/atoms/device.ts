import { atom } from 'jotai';
import { indexedDevice } from '#lib/device/storage.ts';
import type { Device } from '#lib/device/device.ts';

/** Where drafts are kept. Stories and tests put a device that forgets in its place. */
export const deviceAtom = atom<Device>(indexedDevice());
