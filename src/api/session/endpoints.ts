import { sessionList } from '#domain/session/schema.ts';
import { nothing } from '#domain/wire.ts';
import { get } from '../endpoint.ts';
import { act, remove } from '../rows.ts';

/** The sessions of the author. A platform may lack these calls: it answers 404. */
export const session = {
  list: get('/v1/author/session/list', sessionList),
  endOthers: act('/v1/author/session/endOthers', nothing),
  end: remove('/v1/author/session/:id'),
};
