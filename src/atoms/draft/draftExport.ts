import { atom } from 'jotai';
import { deviceAtom } from '../device.ts';
import { authorAtom } from '../session/session.ts';

/** Reads all drafts of the current author on this device, by key, for the export from the crash screen. Empty without an author. */
export const exportDraftsAtom = atom(null, async (get): Promise<Record<string, unknown>> => {
  const author = get(authorAtom);
  if (author === null) return {};
  const device = get(deviceAtom);
  const keys = await device.keys(`draft/${author.id}/`);
  return Object.fromEntries(
    await Promise.all(keys.map(async (key) => [key, await device.get(key)] as const)),
  );
});
