import { readFile } from 'node:fs/promises';
import { endpoints } from '#api/endpoints.ts';
import { demoAccount } from '#platform/scenarios/demo.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { imageForm, openSession, sendPart } from '#platform/testing/upload.ts';

const { account, auth, country, lecture, publication, stream, tag, upload } = endpoints;

/** A call of a row that must succeed. What it needs beforehand it does itself. */
type Drive = (at: TestPlatform) => Promise<Response>;

const golos = { params: { id: 'lecture-golos' } };
const stena = { params: { id: 'stream-stena' } };

/** A session with all of its file kept. */
async function fullSession(at: TestPlatform): Promise<string> {
  const id = await openSession(at, 4);
  await sendPart(at, id, new Uint8Array([1, 2, 3, 4]), 0, 4);
  return id;
}

/** One good call of each row that the platform answers, on the demo. */
export const calls: Record<string, Drive> = {
  'account.profile': (at) => at.call(account.profile),
  'account.updateProfile': (at) =>
    at.call(account.updateProfile, { body: { firstName: 'Мари', lastName: 'Ветрова' } }),
  'auth.login': (at) =>
    at.call(auth.login, { body: { email: demoAccount.email, password: demoAccount.password } }),
  'auth.logout': (at) => at.call(auth.logout),
  'country.list': (at) => at.call(country.list),
  'lecture.create': (at) => at.call(lecture.create, { body: { name: 'Новая лекция', tags: ['tag-son'] } }),
  'lecture.get': (at) => at.call(lecture.get, golos),
  'lecture.imageLink': (at) => at.call(lecture.imageLink, golos),
  'lecture.list': (at) => at.call(lecture.list, { body: { limit: 100 } }),
  'lecture.update': (at) =>
    at.call(lecture.update, { ...golos, body: { id: 'lecture-golos', language: 'ru' } }),
  'publication.create': (at) =>
    at.call(publication.create, {
      body: { contentType: 'lecture', contentId: 'lecture-spina', costKopecks: 49_000 },
    }),
  'publication.edit': (at) =>
    at.call(publication.edit, {
      params: { id: 'publication-golos' },
      body: { publicationId: 'publication-golos', costKopecks: 59_000 },
    }),
  'publication.get': (at) => at.call(publication.get, { params: { id: 'publication-golos' } }),
  'publication.list': (at) => at.call(publication.list, { body: { limit: 100 } }),
  'publication.publish': (at) => at.call(publication.publish, { params: { id: 'publication-plechi' } }),
  'publication.requestApproval': (at) =>
    at.call(publication.requestApproval, { params: { id: 'publication-golos' } }),
  'publication.unpublish': (at) => at.call(publication.unpublish, { params: { id: 'publication-stena' } }),
  'stream.get': (at) => at.call(stream.get, stena),
  'stream.link': (at) => at.call(stream.link, stena),
  'stream.list': (at) => at.call(stream.list, { body: { limit: 100 } }),
  'tag.create': (at) => at.call(tag.create, { body: { name: 'гудение' } }),
  'tag.list': (at) => at.call(tag.list, { body: { limit: 100 } }),
  'upload.close': async (at) => at.call(upload.close, { params: { id: await fullSession(at) } }),
  'upload.image': async (at) => {
    const bytes = new Uint8Array(await readFile('platform/scenarios/covers/voda.webp'));
    return at.call(upload.image, { raw: imageForm(bytes) });
  },
  'upload.newSession': (at) => at.call(upload.newSession, { body: { fileName: 'lecture.mp4', size: 10 } }),
  'upload.part': async (at) => sendPart(at, await openSession(at, 4), new Uint8Array([1, 2, 3, 4]), 1, 3),
  'upload.session': async (at) => at.call(upload.session, { params: { id: await fullSession(at) } }),
};
