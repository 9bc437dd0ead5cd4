import type { account } from '#api/account/endpoints.ts';
import type { Routes } from '../context.ts';
import { find } from '../records/kinds.ts';
import { saveById } from '../records/save.ts';
import { invalid, Refusal } from '../refusal.ts';
import { touched } from '../stamps.ts';

/** What only the platform sets. */
const own = ['id', 'email', 'role', 'createdAt', 'updatedAt'];

export const accountRoutes: Routes<typeof account> = {
  async profile({ rows, authorId }) {
    const profile = await find(rows, 'profile', authorId);
    if (profile === null) throw new Refusal(401, 'Войдите в кабинет');
    return profile;
  },
  async updateProfile({ rows, authorId, body, platform }) {
    const changes = Object.fromEntries(Object.entries(body).filter(([field]) => !own.includes(field)));
    return rows.change(async (tx) => {
      const before = await find(tx, 'profile', authorId);
      if (before === null) throw new Refusal(401, 'Войдите в кабинет');
      const profile = { ...before, ...changes, ...touched(before, platform.now()) };
      if (profile.avatarId && (await find(tx, 'image', profile.avatarId)) === null) {
        throw invalid({ avatarId: 'Не нашли этот файл' });
      }
      await saveById(tx, 'profile', profile);
    });
  },
};
