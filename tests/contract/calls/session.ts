import { session } from '#api/session/endpoints.ts';
import type { Drives } from './drive.ts';

export const sessionCalls: Drives<typeof session> = {
  list: (at) => at.call(session.list),
  endOthers: (at) => at.call(session.endOthers),
  async end(at) {
    const { list } = await at.ask<{ list: { id: string }[] }>(session.list);
    return at.call(session.end, { params: { id: list[0]?.id ?? '' } });
  },
};
