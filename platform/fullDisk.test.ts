import { expect, it, onTestFinished, vi } from 'vitest';
import { fillPath, type Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import * as v from 'valibot';
import { createPlatform } from './app.ts';
import type { MediaFacts } from './jobs/probe.ts';
import { memoryMail } from './mail/memory.ts';
import { plainPasswords } from './passwords/plain.ts';
import { newKey } from './passwords/secrets.ts';
import { demoAccount } from './scenarios/demo.ts';
import { diskAssets } from './scenarios/diskAssets.ts';
import { empty } from './scenarios/empty.ts';
import { loadedScenario } from './scenarios/loaded.ts';
import { cookieSessions } from './sessions/cookie.ts';
import { withLoginOnFullDisk } from './store/loginOnFullDisk.ts';
import { filesOnDisk, storeOnDisk } from './testing/fullDisk.ts';
import { goodAttachment, goodOwner } from './testing/modules.ts';
import { testTime, type Sent } from './testing/platform.ts';
import { imageForm, pngOf } from './testing/upload.ts';

const { account, auth, course, lecture, publication, quiz, stream, tag, upload } = endpoints;

const facts: MediaFacts = { kind: 'video', mime: 'video/mp4', durationSec: 30, width: 640, height: 360 };

const picture = pngOf(1600, 900);
const film = new TextEncoder().encode('Тихий лес после дождя');

/** A platform whose disk has room for all writes but the one with this number, from 1. */
async function open(failing: number) {
  const loaded = await loadedScenario(empty, testTime, diskAssets);
  const disk = { writes: 0, now: testTime };
  const room = (error: () => Error) => {
    disk.writes += 1;
    if (disk.writes === failing) throw error();
  };
  const store = withLoginOnFullDisk(storeOnDisk(loaded.store, room));
  const platform = createPlatform({
    store,
    files: filesOnDisk(loaded.files, room),
    sessions: cookieSessions({ accounts: store.accounts, now: () => testTime, key: newKey() }),
    passwords: plainPasswords(),
    mail: memoryMail(),
    publicUrl: () => 'http://console.test',
    clock: () => (disk.now += 1000),
    moderation: { delayMs: 0 },
    processing: { probe: () => Promise.resolve(facts) },
    jobs: { retryMs: 0 },
  });
  let cookie = '';

  function call({ method, path }: Endpoint, { params = {}, body, raw, query = '', headers = {} }: Sent) {
    const address = `http://console.test/api${fillPath(path, params)}${query}`;
    const sent = method === 'GET' ? {} : { body: raw ?? JSON.stringify(body) ?? null };
    return platform.fetch(new Request(address, { method, headers: { ...headers, cookie }, ...sent }));
  }
  return {
    disk,
    close: () => platform.close(),
    /** Calls a row as an author does: where the disk was full for a write, the same once more, and then it goes well. */
    async ask<E extends Endpoint>(endpoint: E, sent: Sent = {}): Promise<v.InferOutput<E['response']>> {
      let answer = await call(endpoint, sent);
      const isReading = endpoint.method === 'GET' || endpoint.path.endsWith('/list');
      if (answer.status === 507 && !isReading) answer = await call(endpoint, sent);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`Write ${failing}: ${endpoint.path} ${answer.status} ${text}`);
      const [given = ''] = answer.headers.getSetCookie();
      if (given !== '') cookie = given.split(';')[0] ?? '';
      return v.parse(endpoint.response, text === '' ? undefined : JSON.parse(text));
    },
    async bytes(path: string): Promise<string> {
      const request = new Request(`http://console.test/api/v1/author/${path}`, { headers: { cookie } });
      return (await platform.fetch(request)).text();
    },
    status: async (endpoint: Endpoint) => (await call(endpoint, {})).status,
  };
}

/** An hour of an author, and then a look at whether all that was answered is there, once. Answers how many writes it took. */
async function anHour(failing: number): Promise<number> {
  const { ask, bytes, close, disk, status } = await open(failing);
  const all = { body: { limit: 100 } };
  await ask(auth.login, { body: { email: demoAccount.email, password: demoAccount.password } });
  await ask(account.updateProfile, {
    body: { firstName: 'Марина', lastName: 'Лесная', headline: 'О дыхании' },
  });
  const calm = await ask(tag.create, { body: { name: 'Покой' } });
  const made = await ask(lecture.create, { body: { name: 'Дыхание', tags: [calm.id] } });
  const edit = (body: Record<string, unknown>) =>
    ask(lecture.update, { params: { id: made.id }, body: { id: made.id, ...body } });
  await edit({ name: 'Дыхание под нагрузкой' });

  const session = await ask(upload.newSession, { body: { fileName: 'a.mp4', size: film.length } });
  const params = { id: session.sessionId };
  for (const [first, end] of [
    [10, film.length],
    [0, 10],
  ] as const) {
    const headers = { 'content-range': `bytes ${first}-${end - 1}/${film.length}` };
    await ask(upload.part, { params, raw: film.slice(first, end), headers });
  }
  const { ID: streamID } = await ask(upload.close, { params });
  const looked = async () =>
    expect(await ask(stream.get, { params: { id: streamID } })).toMatchObject({ status: 'processed' });
  await vi.waitFor(looked, { interval: 1 });
  await edit({ streamID });
  const imageId = await ask(upload.image, { raw: imageForm(picture) });
  await edit({ imageId, description: 'О дыхании. '.repeat(30) });

  const offer = await ask(publication.create, { body: { contentType: 'lecture', contentId: made.id } });
  const its = { params: { id: offer.id } };
  await ask(publication.edit, { ...its, body: { publicationId: offer.id, costKopecks: 99_000 } });
  await ask(publication.requestApproval, its);
  // The moderator decides as it is read, which is read all the same where that cannot be written yet.
  await ask(publication.get, its);
  const approved = async () => expect(await ask(publication.get, its)).toMatchObject({ status: 'approved' });
  await vi.waitFor(approved, { interval: 1 });
  await ask(publication.publish, its);

  const { id: courseId } = await ask(course.create, { body: goodOwner });
  const module = await ask(course.createModule, { params: { id: courseId }, body: { name: 'Начало' } });
  const file = await ask(upload.attachment, {
    params: { type: 'course', id: courseId, moduleId: module.id },
    ...goodAttachment,
  });
  const poll = await ask(quiz.create, { body: { name: 'Как вы спите' } });
  await ask(publication.unpublish, its);
  const avatarId = await ask(account.registerAvatar, { raw: imageForm(picture, 'me.png', 'image') });

  expect(await ask(account.profile)).toMatchObject({ headline: 'О дыхании', avatarId });
  expect((await ask(tag.list, all)).list).toMatchObject([{ id: calm.id, usageCount: 1 }]);
  const known = { name: 'Дыхание под нагрузкой', durationSec: 30, imageId, publicationId: offer.id };
  expect((await ask(lecture.list, all)).list).toMatchObject([known]);
  expect((await ask(publication.list, all)).list).toMatchObject([
    { status: 'unpublished', costKopecks: 99_000 },
  ]);
  expect((await ask(course.list, all)).list).toMatchObject([
    { modules: [{ attachments: [{ id: file.id }] }] },
  ]);
  expect((await ask(quiz.list, all)).list).toMatchObject([{ id: poll.id }]);
  expect((await ask(stream.list, all)).list).toHaveLength(1);
  expect(await bytes(`stream/${streamID}/media`)).toBe(new TextDecoder().decode(film));
  expect(await bytes(`image/${String(imageId)}`)).toContain('PNG');
  expect(await bytes(`course/${courseId}/module/${module.id}/attach/${file.id}`)).toContain('план занятий');
  await ask(auth.logout);
  expect(await status(account.profile)).toBe(401);
  await close();
  return disk.writes;
}

it('whichever write of an hour finds the disk full, nothing that was answered is lost, and the same call goes well after', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => logged.mockRestore());
  const writes = await anHour(0);
  expect(writes).toBeGreaterThan(50);
  for (let failing = 1; failing <= writes; failing += 1) await anHour(failing);
});
