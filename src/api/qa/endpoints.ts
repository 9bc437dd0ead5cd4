import { get } from '../endpoint.ts';
import { list, post, remove } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { qaCreate, qaEntry, qaUpdate } from '#domain/qa/schema.ts';

export const qa = {
  create: post('/v1/author/qa/create', qaCreate, qaEntry),
  list: list('/v1/author/qa/list', qaEntry),
  get: get('/v1/author/qa/:id', qaEntry),
  update: post('/v1/author/qa/:id', qaUpdate, nothing),
  remove: remove('/v1/author/qa/:id'),
};
