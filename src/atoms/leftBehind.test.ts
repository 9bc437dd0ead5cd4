import { expect, onTestFinished, test, vi } from 'vitest';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { empty } from '#platform/scenarios/empty.ts';
import { testPlatform } from '#platform/testing/platform.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { createVisits } from '#tests/support/visits.ts';
import { logoutAtom } from './session/logout.ts';
import { otherTabsAtom, tellTabs } from './session/otherTabs.ts';
import { authAtom } from './session/session.ts';
import type { Store } from './store.ts';

const version = { at: 1, why: 'saved', fields: {} };

/** An author at work, and what lies on the device. */
async function atWork() {
  const { platform } = await testPlatform({ scenario: empty });
  const device = memoryDevice();
  await import('./leftBehind.ts');
  const { store } = createVisits({ fetch: (request) => platform.fetch(request), device })([
    authAtom,
    otherTabsAtom,
  ]);
  await vi.waitFor(() => expect(store.get(authAtom).status).toBe('author'));
  const bulk = async (id: string, isEnded: boolean) => {
    await device.set(`bulk/marina/${id}`, { id, rows: ['Голос'] });
    await device.set(`bulk-progress/marina/${id}`, { isEnded });
  };
  await bulk('over', true);
  await bulk('cut', false);
  await bulk('at-it', true);
  await device.set('bulk/marina/broken', { id: 'broken' });
  await device.set('lecture-of-upload/marina/2f1c', { fields: { name: 'Голос' }, before: [] });
  await device.set('draft/marina/lecture/1@2', { draft: {} });
  await device.set('draft/marina/lecture/12', { draft: {} });
  for (const name of ['lecture/1/5-edited', 'lecture/2/6-saved', 'course/12/7-discarded'])
    await device.set(`versions/marina/${name}`, version);
  return { store, device };
}

test.each<[string, (store: Store) => unknown]>([
  ['a logout', (store) => store.set(logoutAtom)],
  ['a logout in another tab', () => tellTabs(null)],
])('of ended work %s leaves nothing on the device, of unfinished all', async (_, end) => {
  const { store, device } = await atWork();
  const letGo = await device.hold('bulk/at-it');
  await end(store);
  const left = [
    ...['bulk/marina/at-it', 'bulk/marina/cut', 'bulk-progress/marina/at-it', 'bulk-progress/marina/cut'],
    ...['draft/marina/lecture/12', 'draft/marina/lecture/1@2', 'versions/marina/lecture/1/5-edited'],
  ];
  await vi.waitFor(async () => expect((await device.keys('')).toSorted()).toEqual(left.toSorted()));
  letGo?.();
});

test.each<[string, (store: Store) => unknown]>([
  ['a logout', (store) => store.set(logoutAtom)],
  ['a logout in another tab', () => tellTabs(null)],
])('of campaigns that were sent %s leaves nothing, of drafts and reminders all', async (_, end) => {
  const stored = instantStorage();
  vi.stubGlobal('localStorage', stored);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { store } = await atWork();
  const kept = {
    'kabinet.campaign-drafts.marina': '{"blank":{}}',
    'kabinet.campaign-attempts.marina': '{"blank":{"of":"…","key":"1"}}',
    'kabinet.moved-webinars.marina': '{"webinar-son":"2026-12-01T17:00:00.000Z"}',
    'kabinet.theme': '"dark"',
  };
  Object.assign(stored, kept, {
    'kabinet.campaign-attempts.marina': '{"blank":{"of":"…","key":"1"},"client:anna":{"of":"…","key":"2"}}',
    'kabinet.campaign-attempts.boris': '{"blank":{"of":"…","key":"3"}}',
    'kabinet.campaigns.marina': '[{"segmentName":"Анна Юрьева"}]',
    'kabinet.campaigns.boris': '[{"segmentName":"Пётр Ильин"}]',
    // Of an earlier console, which did not say whose they are.
    'kabinet.moved-webinars': '{"webinar-son":"2026-12-01T17:00:00.000Z"}',
  });
  await end(store);
  await vi.waitFor(() => {
    const left = Object.entries(stored).filter(([name]) => /^kabinet\.(?:campaign|moved|theme)/.test(name));
    expect(Object.fromEntries(left)).toEqual(kept);
  });
});
