import { atom } from 'jotai';
import { indexedDevice } from '#lib/device/storage.ts';
import type { Device } from '#lib/device/device.ts';

/** The device that stores drafts. Stories and tests replace it by one that forgets. */
export const deviceAtom = atom<Device>(indexedDevice());
