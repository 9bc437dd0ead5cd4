import { readFile } from 'node:fs/promises';
import { upload } from '#api/upload/endpoints.ts';
import { goodAttachment, makeModule } from '#platform/testing/modules.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import { imageForm, openSession, sendPart } from '#platform/testing/upload.ts';
import type { Drives } from './drive.ts';

/** A session with all of its file kept. */
async function fullSession(at: TestPlatform): Promise<string> {
  const id = await openSession(at, 4);
  await sendPart(at, id, new Uint8Array([1, 2, 3, 4]), 0, 4);
  return id;
}

export const uploadCalls: Drives<typeof upload> = {
  attachment: async (at) => {
    const params = { type: 'course', ...(await makeModule(at, 'course')) };
    return at.call(upload.attachment, { params, ...goodAttachment });
  },
  close: async (at) => at.call(upload.close, { params: { id: await fullSession(at) } }),
  image: async (at) => {
    const bytes = new Uint8Array(await readFile('platform/scenarios/covers/voda.webp'));
    return at.call(upload.image, { raw: imageForm(bytes) });
  },
  newSession: (at) => at.call(upload.newSession, { body: { fileName: 'lecture.mp4', size: 10 } }),
  part: async (at) => sendPart(at, await openSession(at, 4), new Uint8Array([1, 2, 3, 4]), 1, 3),
  session: async (at) => at.call(upload.session, { params: { id: await fullSession(at) } }),
};
