import { qa } from '#api/qa/endpoints.ts';
import type { QaEntry } from '#domain/qa/schema.ts';
import type { TestPlatform } from '#platform/testing/platform.ts';
import type { Drives } from './drive.ts';

async function entry(at: TestPlatform): Promise<{ id: string }> {
  const { id } = await at.ask<QaEntry>(qa.create, { body: { question: 'Можно ли заниматься лёжа?' } });
  return { id };
}

export const qaCalls: Drives<typeof qa> = {
  create: (at) =>
    at.call(qa.create, {
      body: { question: 'Сколько длится занятие?', answer: 'Двадцать минут', status: 'published' },
    }),
  async list(at) {
    await entry(at);
    return at.call(qa.list, { body: { filter: { status: ['unanswered'] } } });
  },
  async get(at) {
    return at.call(qa.get, { params: await entry(at) });
  },
  async update(at) {
    const { id } = await entry(at);
    return at.call(qa.update, { params: { id }, body: { id, answer: 'Да, на\u00A0коврике' } });
  },
  async remove(at) {
    return at.call(qa.remove, { params: await entry(at) });
  },
};
