import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { Author } from '#api/account/profile.ts';
import { accountKeys } from '#api/account/queries.ts';
import { endpoints } from '#api/endpoints.ts';
import { campaign } from '#domain/campaign/schema.ts';
import { seedClient, seedImage, seedStatus } from '#platform/testing/seed.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { memoryDevice } from '#lib/device/memory-device.ts';
import { instantStorage } from '#tests/support/instantStorage.ts';
import { openPlatformConsole, refuse } from '#tests/support/platformConsole.ts';
import { publicationAtom } from '../publication/publications.ts';
import { createQueryClient } from '../queries.ts';
import { forgetPrivateAtom } from '../session/private.ts';
import { authAtom, authorAtom } from '../session/session.ts';
import { createAppStore } from '../store.ts';
import {
  campaignDraftsAtom,
  dropCampaignDraftAtom,
  editCampaignAtom,
  putCampaignDraftAtom,
} from './drafts.ts';
import { campaignHistoryAtom } from './history.ts';
import { sendCampaignAtom, type CampaignToSend } from './send.ts';

const start = {
  title: 'Возвращайтесь',
  body: 'Мы\u00A0скучаем',
  publicationId: null,
  withCover: true,
  segment: 'sleeping',
  later: false,
  sendAt: null,
} as const;
const push: CampaignToSend = {
  key: 'sleeping',
  title: 'Вечер ',
  body: 'Послушайте',
  publicationId: null,
  withCover: true,
  publicationTitle: null,
  segment: 'sleeping',
  segmentName: null,
  sendAt: null,
};

async function open() {
  const page = await openPlatformConsole([authAtom]);
  await vi.waitFor(() => expect(page.store.get(authAtom).status).toBe('author'));
  return page;
}

test('a draft is kept as it is typed, and can be put back', async () => {
  const { store } = await open();
  store.set(editCampaignAtom, { key: 'sleeping', patch: { title: 'Вечер' }, start });
  store.set(editCampaignAtom, { key: 'sleeping', patch: { later: true }, start });
  expect(store.get(campaignDraftsAtom)['sleeping']).toMatchObject({ ...start, title: 'Вечер', later: true });
  const dropped = store.set(dropCampaignDraftAtom, 'sleeping');
  expect(store.get(campaignDraftsAtom)).toEqual({});
  if (dropped !== null) store.set(putCampaignDraftAtom, { key: 'sleeping', dropped });
  expect(store.get(campaignDraftsAtom)['sleeping']?.title).toBe('Вечер');
});

test('a draft that is put back leaves what was composed since, and is not sent twice from where it stands', async () => {
  const { store, sent } = await openLosingAnswers();
  store.set(editCampaignAtom, { key: 'sleeping', patch: { title: 'Вечер' }, start });
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  const dropped = store.set(dropCampaignDraftAtom, 'sleeping');
  store.set(editCampaignAtom, { key: 'sleeping', patch: { title: 'Утро' }, start });
  if (dropped === null) throw new Error('Nothing was dropped');
  const key = store.set(putCampaignDraftAtom, { key: 'sleeping', dropped });
  expect(store.get(campaignDraftsAtom)['sleeping']?.title).toBe('Утро');
  expect(store.get(campaignDraftsAtom)[key]?.title).toBe('Вечер');
  sent.isLost = false;
  await store.set(sendCampaignAtom, { ...push, key });
  expect(sent.ids.size).toBe(1);
  expect(Object.keys(store.get(campaignDraftsAtom))).toEqual(['sleeping']);
});

test('what was sent is remembered with how many got it, and its draft goes', async () => {
  const { store, at } = await open();
  await seedClient(at, { id: 'c1', segment: 'sleeping' });
  store.set(editCampaignAtom, { key: 'sleeping', patch: {}, start });
  await store.set(sendCampaignAtom, push);
  expect(store.get(campaignHistoryAtom)).toMatchObject([
    { title: 'Вечер', audienceCount: 1, segment: 'sleeping' },
  ]);
  expect(store.get(campaignDraftsAtom)).toEqual({});
});

test('a refused campaign is told and thrown with its fields', async () => {
  const { store, instead, told } = await open();
  const late = store.set(sendCampaignAtom, { ...push, sendAt: '2020-01-01T00:00:00.000Z' });
  await expect(late).rejects.toMatchObject({
    status: 400,
    failure: { fields: { sendAt: expect.any(String) } },
  });
  expect(told()).toBe('Ошибка при создании рассылки');
  instead.answer = () => refuse(401);
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 401 });
  expect(told()).toBe('');
});

test('a campaign whose author has gone meanwhile leaves the history and the drafts of the next one alone', async () => {
  const { store, at, instead } = await open();
  const late = Promise.withResolvers<void>();
  instead.answer = async (_call, request) => {
    const answer = await at.platform.fetch(request);
    await late.promise;
    return answer;
  };
  const going = store.set(sendCampaignAtom, { ...push, segmentName: 'Анна Юрьева' });
  const client = store.get(queryClientAtom);
  client.setQueryData<Author>(accountKeys.profile, (author) => author && { ...author, id: 'oleg' });
  await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe('oleg'));
  store.set(editCampaignAtom, { key: 'sleeping', patch: { title: 'Своё' }, start });
  late.resolve();
  await expect(going).rejects.toMatchObject({ status: 401 });
  expect(store.get(campaignHistoryAtom)).toEqual([]);
  expect(store.get(campaignDraftsAtom)['sleeping']?.title).toBe('Своё');
});

test('a refusal keeps the draft and is not remembered', async () => {
  const { store, instead, told } = await open();
  store.set(editCampaignAtom, { key: 'sleeping', patch: {}, start });
  instead.answer = () => refuse(500);
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 500 });
  expect(told()).toBe('Ошибка при создании рассылки');
  expect(store.get(campaignHistoryAtom)).toEqual([]);
  expect(store.get(campaignDraftsAtom)['sleeping']?.title).toBe('Возвращайтесь');
});

/** A platform that does what it is asked, while its answers are lost. */
async function openLosingAnswers() {
  const opened = await open();
  const sent = { ids: new Set<string>(), isLost: true };
  opened.instead.answer = async (call, request) => {
    const answer = await opened.at.platform.fetch(request);
    if (call.path !== 'campaign/create') return answer;
    sent.ids.add(v.parse(campaign, await answer.clone().json()).id);
    return sent.isLost ? refuse(502) : answer;
  };
  return { ...opened, sent };
}

test('a campaign whose answer was lost is not sent twice, unless it says something else by then', async () => {
  const { store, sent } = await openLosingAnswers();
  store.set(editCampaignAtom, { key: 'sleeping', patch: {}, start });
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  sent.isLost = false;
  await store.set(sendCampaignAtom, push);
  expect(sent.ids.size).toBe(1);
  expect(store.get(campaignHistoryAtom).map(({ id }) => id)).toEqual([...sent.ids]);

  // The same once more is meant, and so is another text.
  await store.set(sendCampaignAtom, push);
  expect(sent.ids.size).toBe(2);
  sent.isLost = true;
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  sent.isLost = false;
  await store.set(sendCampaignAtom, { ...push, body: 'Послушайте сегодня' });
  expect(sent.ids.size).toBe(4);
});

test('what is composed in the place of a draft that was let go is another campaign, though it says the same', async () => {
  const { store, sent } = await openLosingAnswers();
  store.set(editCampaignAtom, { key: 'sleeping', patch: {}, start });
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  store.set(dropCampaignDraftAtom, 'sleeping');
  sent.isLost = false;
  await store.set(sendCampaignAtom, push);
  expect(sent.ids.size).toBe(2);
});

test('a draft that is put back is not sent twice, when its answer was lost before', async () => {
  const { store, sent } = await openLosingAnswers();
  store.set(editCampaignAtom, { key: 'sleeping', patch: {}, start });
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  const dropped = store.set(dropCampaignDraftAtom, 'sleeping');
  if (dropped !== null) store.set(putCampaignDraftAtom, { key: 'sleeping', dropped });
  sent.isLost = false;
  await store.set(sendCampaignAtom, push);
  expect(sent.ids.size).toBe(1);
});

/** A lecture that clients can open, with a cover. */
async function openPublication(at: TestPlatform) {
  const { lecture, publication } = endpoints;
  const show = async (imageId: string) => {
    await seedImage(at, imageId);
    await at.ask(lecture.update, { params: { id: contentId }, body: { id: contentId, imageId } });
  };
  const { id: contentId } = await at.ask<{ id: string }>(lecture.create, { body: { name: 'Голос' } });
  const { id } = await at.ask<{ id: string }>(publication.create, {
    body: { contentType: 'lecture', contentId, costKopecks: 0 },
  });
  await show('image-pol');
  await seedStatus(at, id, 'published');
  return { show, lead: { ...push, publicationId: id } };
}

test('what was sent while its publication was being read has its cover, and is not sent twice', async () => {
  const { store, at, sent, calls } = await openLosingAnswers();
  const { lead, show } = await openPublication(at);
  await expect(store.set(sendCampaignAtom, lead)).rejects.toMatchObject({ status: 502 });
  sent.isLost = false;
  await show('image-voda');
  await store.set(sendCampaignAtom, lead);
  expect(sent.ids.size).toBe(1);
  const bodies = calls.filter(({ path }) => path === 'campaign/create').map(({ body }) => body);
  expect(bodies).toMatchObject([{ imageId: 'image-pol' }, { imageId: 'image-pol' }]);
  expect(bodies[0]).not.toHaveProperty('withCover');
  const [remembered] = store.get(campaignHistoryAtom);
  expect(remembered).toMatchObject({ imageId: 'image-pol', publicationTitle: 'Голос' });
  expect(remembered).not.toHaveProperty('withCover');
  await store.set(sendCampaignAtom, { ...lead, withCover: false });
  expect(store.get(campaignHistoryAtom)[0]).toMatchObject({ imageId: null });
});

test('one whose publication cannot be read is not sent, and its draft stays', async () => {
  const { store, at, instead, calls, told } = await open();
  const { lead } = await openPublication(at);
  store.set(editCampaignAtom, { key: 'sleeping', patch: {}, start });
  instead.answer = ({ path }) => (path.startsWith('publication/') ? refuse(503) : null);
  await expect(store.set(sendCampaignAtom, lead)).rejects.toMatchObject({ status: 503 });
  expect(told()).toBe('Ошибка при создании рассылки');
  expect(calls.some(({ path }) => path === 'campaign/create')).toBe(false);
  expect(store.get(campaignDraftsAtom)['sleeping']?.title).toBe('Возвращайтесь');
  instead.answer = null;
  await store.set(sendCampaignAtom, lead);
  expect(store.get(campaignHistoryAtom)).toMatchObject([{ imageId: 'image-pol' }]);
});

test('it is sent though the screen that was reading its publication has closed', async () => {
  const { store, at, instead } = await open();
  const { lead } = await openPublication(at);
  const late = Promise.withResolvers<void>();
  instead.answer = async ({ path }, request) => {
    if (path === `publication/${lead.publicationId}`) await late.promise;
    return at.platform.fetch(request);
  };
  const close = store.sub(publicationAtom(lead.publicationId), () => undefined);
  const sending = store.set(sendCampaignAtom, lead);
  close();
  late.resolve();
  expect(await sending).toMatchObject({ imageId: 'image-pol' });
});

test('an author who has gone while the publication was being read has sent nothing', async () => {
  const { store, at, instead, calls } = await open();
  const { lead } = await openPublication(at);
  const late = Promise.withResolvers<void>();
  instead.answer = async ({ path }, request) => {
    if (path === `publication/${lead.publicationId}`) await late.promise;
    return at.platform.fetch(request);
  };
  const sending = store.set(sendCampaignAtom, lead);
  store
    .get(queryClientAtom)
    .setQueryData<Author>(accountKeys.profile, (author) => author && { ...author, id: 'oleg' });
  await vi.waitFor(() => expect(store.get(authorAtom)?.id).toBe('oleg'));
  late.resolve();
  await expect(sending).rejects.toMatchObject({ status: 401 });
  expect(calls.some(({ path }) => path === 'campaign/create')).toBe(false);
});

test('one that was refused because of its cover is sent with the next one', async () => {
  const { store, at, instead } = await open();
  const { lead, show } = await openPublication(at);
  instead.answer = ({ path }) => (path === 'campaign/create' ? refuse(400) : null);
  await expect(store.set(sendCampaignAtom, lead)).rejects.toMatchObject({ status: 400 });
  instead.answer = null;
  await show('image-voda');
  expect(await store.set(sendCampaignAtom, lead)).toMatchObject({ imageId: 'image-voda' });
});

test('an attempt that an earlier version of the console has kept is not sent twice', async () => {
  const localStorage = stubWindow();
  const { store, at, instead } = await open();
  const { lead } = await openPublication(at);
  const { title, body, publicationId, segment, sendAt } = lead;
  const of = JSON.stringify({ title, body, imageId: 'image-pol', publicationId, segment, sendAt });
  const name = `kabinet.campaign-attempts.${store.get(authorAtom)?.id}`;
  localStorage[name] = JSON.stringify({ sleeping: { of, key: 'before' } });
  const keys: (string | null)[] = [];
  instead.answer = ({ path }, request) => {
    if (path === 'campaign/create') keys.push(request.headers.get('idempotency-key'));
    return null;
  };
  await store.set(sendCampaignAtom, lead);
  expect(keys).toEqual(['before']);
});

/** A page over a device that is its own. */
function stubWindow() {
  const localStorage = instantStorage();
  vi.stubGlobal('window', {
    localStorage,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return localStorage;
}

/** Two tabs of one author, on such a platform. */
async function openTwoTabs() {
  stubWindow();
  const opened = await openLosingAnswers();
  const { sent, instead } = opened;
  const losing = instead.answer;
  instead.answer = null;
  const other = createAppStore(createQueryClient({ retry: false }), memoryDevice());
  onTestFinished(other.sub(authAtom, () => undefined));
  await vi.waitFor(() => expect(other.get(authAtom).status).toBe('author'));
  instead.answer = losing;
  sent.isLost = false;
  await opened.store.set(sendCampaignAtom, { ...push, key: 'new' });
  sent.isLost = true;
  return { ...opened, other };
}

test('what another tab sends of a draft is not sent twice either, when its answer was lost', async () => {
  const { store, other, sent } = await openTwoTabs();
  await expect(other.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  sent.isLost = false;
  await store.set(sendCampaignAtom, push);
  expect(sent.ids.size).toBe(2);
  expect(store.get(campaignHistoryAtom)).toHaveLength(2);
});

test('a draft that another tab has sent, and this one puts back, is not sent twice either', async () => {
  const { store, other, sent } = await openTwoTabs();
  store.set(editCampaignAtom, { key: 'sleeping', patch: {}, start });
  await expect(other.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  const dropped = store.set(dropCampaignDraftAtom, 'sleeping');
  if (dropped !== null) store.set(putCampaignDraftAtom, { key: 'sleeping', dropped });
  sent.isLost = false;
  await store.set(sendCampaignAtom, push);
  expect(sent.ids.size).toBe(2);
});

test('a device that has no room for anything sends all the same, and once', async () => {
  const { store, sent } = await openLosingAnswers();
  const full = () => {
    throw new DOMException('Full', 'QuotaExceededError');
  };
  vi.stubGlobal('window', { localStorage: { getItem: () => null, setItem: full, removeItem: full } });
  onTestFinished(() => void vi.unstubAllGlobals());
  await expect(store.set(sendCampaignAtom, push)).rejects.toMatchObject({ status: 502 });
  sent.isLost = false;
  expect((await store.set(sendCampaignAtom, push)).id).toBe([...sent.ids][0]);
  expect(sent.ids.size).toBe(1);
});

test('an author who has left has no history any more, and nobody else is shown it', async () => {
  const { store, at } = await open();
  await seedClient(at, { id: 'c1', segment: 'sleeping' });
  await store.set(sendCampaignAtom, push);
  expect(store.get(campaignHistoryAtom)).toHaveLength(1);
  store.set(forgetPrivateAtom);
  expect(store.get(campaignHistoryAtom)).toEqual([]);
});
