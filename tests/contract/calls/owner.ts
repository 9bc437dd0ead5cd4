import type { ModuleOwner } from '#domain/course/schema.ts';
import { endpoints } from '#api/endpoints.ts';
import { goodOwner, makeAttachment, makeModule, makeOwner } from '#platform/testing/modules.ts';
import type { Drives } from './drive.ts';

/** One good call for each row that courses and marathons share. */
export function ownerCalls(type: ModuleOwner): Drives<typeof endpoints.course> {
  const rows = endpoints[type];
  return {
    create: (at) => at.call(rows.create, { body: goodOwner }),
    async list(at) {
      await makeOwner(at, type);
      return at.call(rows.list, { body: { limit: 100 } });
    },
    get: async (at) => at.call(rows.get, { params: { id: await makeOwner(at, type) } }),
    async update(at) {
      const id = await makeOwner(at, type);
      return at.call(rows.update, { params: { id }, body: { id, subtitle: 'Для спины' } });
    },
    async createModule(at) {
      const id = await makeOwner(at, type);
      const body = { name: 'Начало', [`${type}Id`]: id, dayOffset: 1 };
      return at.call(rows.createModule, { params: { id }, body });
    },
    updateModule: async (at) =>
      at.call(rows.updateModule, { params: await makeModule(at, type), body: { name: 'Иначе' } }),
    removeModule: async (at) => at.call(rows.removeModule, { params: await makeModule(at, type) }),
    removeAttachment: async (at) =>
      at.call(rows.removeAttachment, { params: await makeAttachment(at, type) }),
  };
}
