import * as v from 'valibot';
import { logFailure } from '#lib/log.ts';
import type { Device } from '#lib/device/device.ts';
import { plansOf, progressOf } from './bulk/keys.ts';
import { deviceAtom } from './device.ts';
import { onLeave } from './session/private.ts';
import { triedLecturesOf } from './upload/keys.ts';

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

/** An upload that belongs to nothing goes with its author, and of another one the list of uploads says what it belongs to. */
async function forgetTriedLectures(device: Device): Promise<void> {
  for (const key of await device.keys(triedLecturesOf())) await device.remove(key);
}

const byKey = v.record(v.string(), v.unknown());

/** A record as storage has it; an empty one where there is none. */
function recordIn(storage: Storage, name: string): Record<string, unknown> {
  try {
    return v.parse(byKey, JSON.parse(storage.getItem(name) ?? '{}'));
  } catch {
    return {};
  }
}

/** Campaigns that were sent name clients, and so does what is noted of sending one whose draft was let go. */
function forgetCampaigns(storage: Storage): void {
  const ofAttempts = 'kabinet.campaign-attempts.';
  for (const name of Object.keys(storage)) {
    // The latter is of an earlier console, and does not say whose it is.
    if (name.startsWith('kabinet.campaigns.') || name === 'kabinet.moved-webinars') storage.removeItem(name);
    if (!name.startsWith(ofAttempts)) continue;
    const drafts = recordIn(storage, `kabinet.campaign-drafts.${name.slice(ofAttempts.length)}`);
    const attempts = Object.entries(recordIn(storage, name)).filter(([draft]) =>
      Object.hasOwn(drafts, draft),
    );
    if (attempts.length === 0) storage.removeItem(name);
    else storage.setItem(name, JSON.stringify(Object.fromEntries(attempts)));
  }
}

onLeave((get) => {
  const device = get(deviceAtom);
  const untold = (error: unknown) => logFailure('What an author left behind was not removed', error);
  void forgetEndedBulks(device).catch(untold);
  void forgetVersions(device).catch(untold);
  void forgetTriedLectures(device).catch(untold);
  try {
    if (globalThis.localStorage !== undefined) forgetCampaigns(globalThis.localStorage);
  } catch (error) {
    untold(error);
  }
});
