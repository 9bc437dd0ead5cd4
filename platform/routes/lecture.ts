import type { lecture } from '#api/lecture/endpoints.ts';
import type { Routes } from '../context.ts';
import { mediaLists, mediaRoutes } from '../records/mediaRoutes.ts';

export const lectureRoutes: Routes<typeof lecture> = mediaRoutes({
  kind: 'lecture',
  list: mediaLists,
  defaults: {},
});
