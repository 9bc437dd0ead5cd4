import type { meditation } from '#api/meditation/endpoints.ts';
import { music } from '#domain/meditation/schema.ts';
import { problemsOf } from '#domain/problems.ts';
import type { Routes } from '../context.ts';
import { mediaLists, mediaRoutes } from '../records/mediaRoutes.ts';
import { checkNone } from '../refusal.ts';

export const meditationRoutes: Routes<typeof meditation> = mediaRoutes({
  kind: 'meditation',
  list: {
    ...mediaLists,
    filters: { ...mediaLists.filters, goal: 'oneOf', voice: 'oneOf', hasMusic: 'flag' },
  },
  defaults: { hasMusic: false, musicRights: false, hasEndingBell: false },
  check: (doc) => checkNone(problemsOf(music, doc)),
});
