import * as v from 'valibot';
import { logFailure } from '#lib/log.ts';
import type { Device } from '#lib/storage.ts';
import { plansOf, progressOf } from './bulk/keys.ts';
import { deviceAtom } from './device.ts';
import { onLeave } from './session/private.ts';

// What an author may still want to take back lies on the device while they work, and none of it once they have left. Their unfinished work
// stays: drafts, with the versions beside them, and a bulk edit that has not been through all its rows.

const underWay = v.object({ isEnded: v.literal(false) });

async function forgetEndedBulks(device: Device): Promise<void> {
  for (const plan of await device.keys(plansOf())) {
    const [, author = '', id = ''] = plan.split('/');
    // A page that is at it holds it.
    const letGo = await device.hold(`bulk/${id}`);
    if (letGo === null) continue;
    const progress = progressOf(author) + id;
    if (!v.is(underWay, await device.get(progress))) {
      await device.remove(plan);
      await device.remove(progress);
    }
    letGo();
  }
}

async function forgetVersions(device: Device): Promise<void> {
  const folder = 'versions/';
  const drafts = (await device.keys('draft/')).map((name) => name.slice('draft/'.length));
  for (const name of await device.keys(folder)) {
    const entity = name.slice(folder.length, name.lastIndexOf('/'));
    // Every page has a record of its own: `draft/…/1`, `draft/…/1@2`.
    const isDrafted = drafts.some((draft) => draft === entity || draft.startsWith(`${entity}@`));
    if (!isDrafted) await device.remove(name);
  }
}

onLeave((get) => {
  const device = get(deviceAtom);
  const untold = (error: unknown) => logFailure('What an author left behind was not removed', error);
  void forgetEndedBulks(device).catch(untold);
  void forgetVersions(device).catch(untold);
});
