import { webinar } from '#api/webinar/endpoints.ts';
import type { Webinar } from '#domain/webinar/schema.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import type { Drives } from './drive.ts';

/** A webinar far behind all that the demo has planned. */
const good = (at: TestPlatform) => ({
  name: 'Дыхание для сна',
  startsAt: new Date(at.clock.now + 500 * 24 * 60 * 60_000).toISOString(),
  durationMin: 60,
  timezone: 'Europe/Moscow',
  link: 'https://meet.example.com/son',
});

const plan = (at: TestPlatform) => at.ask<Webinar>(webinar.create, { body: good(at) });

export const webinarCalls: Drives<typeof webinar> = {
  create: (at) => at.call(webinar.create, { body: good(at) }),
  async list(at) {
    await plan(at);
    return at.call(webinar.list, { body: { limit: 100 } });
  },
  async get(at) {
    const { id } = await plan(at);
    return at.call(webinar.get, { params: { id } });
  },
  async update(at) {
    const { id } = await plan(at);
    return at.call(webinar.update, { params: { id }, body: { id, durationMin: 90 } });
  },
  async cancel(at) {
    const { id } = await plan(at);
    return at.call(webinar.cancel, { params: { id }, body: { reason: 'Переносим на\u00A0осень' } });
  },
  async editPublication(at) {
    const { publicationId } = await plan(at);
    return at.call(webinar.editPublication, {
      params: { id: publicationId ?? '' },
      body: { costKopecks: 99_000, visibility: 'link', seatLimit: 40 },
    });
  },
  async start(at) {
    const { id } = await plan(at);
    return at.call(webinar.start, { params: { id } });
  },
};
