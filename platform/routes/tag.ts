import type { tag } from '#api/tag/endpoints.ts';
import type { Routes } from '../context.ts';
import { listOfKind, type ListRules } from '../records/lists.ts';
import { saveTag } from '../records/save.ts';
import { conflict } from '../refusal.ts';
import { created, newId } from '../stamps.ts';
import { TakenError } from '../store/store.ts';

const rules: ListRules = {
  filters: {},
  sorts: ['name', 'createdAt', 'updatedAt', 'usageCount'],
  defaultSort: 'name',
};

export const tagRoutes: Routes<typeof tag> = {
  async list({ rows, body }) {
    return listOfKind(rows, 'tag', rules, body);
  },
  async create({ rows, body, platform }) {
    const tag = { id: newId(), name: body.name, usageCount: 0, ...created(platform.now()) };
    await rows
      .change((tx) => saveTag(tx, tag))
      .catch((error: unknown) => {
        throw error instanceof TakenError ? conflict(`Тег «${body.name}» уже есть`) : error;
      });
    return tag;
  },
};
