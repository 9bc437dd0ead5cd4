import * as v from 'valibot';
import { logFailure } from '#lib/log.ts';
import type { Device } from '#lib/device/device.ts';
import { plansOf, progressOf } from './bulk/keys.ts';
import { deviceAtom } from './device.ts';
import { onLeave } from './session/private.ts';
import { triedLecturesOf } from './upload/keys.ts';

// Undo data is stored on the device while authors work, and removed when they leave. Unfinished work stays: drafts with their versions, and bulk
// edits with remaining rows.

const underWay = v.object({ isEnded: v.literal(false) });

async function forgetEndedBulks(device: Device): Promise<void> {
  for (const plan of await device.keys(plansOf())) {
    const [, author = '', id = ''] = plan.split('/');
    // The page that runs it holds its lock.
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
    // Every page has its own record: `draft/…/1`, `draft/…/1@2`.
    const isDrafted = drafts.some((draft) => draft === entity || draft.startsWith(`${entity}@`));
    if (!isDrafted) await device.remove(name);
  }
}

/** Uploads without a target are removed with their author; the list of uploads tells which these are. */
async function forgetTriedLectures(device: Device): Promise<void> {
  for (const key of await device.keys(triedLecturesOf())) await device.remove(key);
}

const byKey = v.record(v.string(), v.unknown());

/** A record in storage; empty if there is none. */
function recordIn(storage: Storage, name: string): Record<string, unknown> {
  try {
    return v.parse(byKey, JSON.parse(storage.getItem(name) ?? '{}'));
  } catch {
    return {};
  }
}

/** Sent campaigns name clients, and so do attempts to send a discarded draft. */
function forgetCampaigns(storage: Storage): void {
  const ofAttempts = 'kabinet.campaign-attempts.';
  for (const name of Object.keys(storage)) {
    // The second key is of an older console, and has no author.
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
