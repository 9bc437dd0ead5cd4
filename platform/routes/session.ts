import type { session } from '#api/session/endpoints.ts';
import { audited } from '../audit.ts';
import type { Routes } from '../context.ts';
import { notFound } from '../refusal.ts';

const moment = (at: number) => new Date(at).toISOString();

export const sessionRoutes: Routes<typeof session> = {
  async list({ request, authorId, platform }) {
    const sessions = await platform.sessions.list(request, authorId);
    const list = sessions.map(({ beganAt, seenAt, ...facts }) => ({
      ...facts,
      beganAt: moment(beganAt),
      seenAt: seenAt === null ? null : moment(seenAt),
    }));
    return { list, count: list.length };
  },

  async end(call) {
    const { params, authorId, platform } = call;
    return audited(call, 'session', async (subject) => {
      subject.account = authorId;
      if (!(await platform.sessions.endOne(authorId, params.id))) throw notFound('Этот сеанс уже завершён');
    });
  },

  async endOthers(call) {
    const { request, authorId, platform } = call;
    return audited(call, 'session', async (subject) => {
      subject.account = authorId;
      await platform.sessions.endOthers(request, authorId);
    });
  },
};
