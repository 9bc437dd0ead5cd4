import { meditation } from '#api/meditation/endpoints.ts';
import type { Meditation } from '#domain/meditation/schema.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import type { Drives } from './drive.ts';

const body = { name: 'Сканирование тела лёжа', goal: 'sleep', hasMusic: true, musicRights: true };

/** A meditation with a cover of the demo. */
const make = async (at: TestPlatform) =>
  (await at.ask<Meditation>(meditation.create, { body: { ...body, imageId: 'image-voda' } })).id;

export const meditationCalls: Drives<typeof meditation> = {
  create: (at) => at.call(meditation.create, { body }),
  get: async (at) => at.call(meditation.get, { params: { id: await make(at) } }),
  imageLink: async (at) => at.call(meditation.imageLink, { params: { id: await make(at) } }),
  list: async (at) => {
    await make(at);
    return at.call(meditation.list, { body: { limit: 100 } });
  },
  update: async (at) => {
    const id = await make(at);
    return at.call(meditation.update, { params: { id }, body: { id, voice: 'female' } });
  },
};
