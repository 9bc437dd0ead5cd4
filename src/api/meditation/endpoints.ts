import { link } from '#domain/content/schema.ts';
import { get } from '../endpoint.ts';
import { list, post } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { meditationCreate, meditation as item, meditationUpdate } from '#domain/meditation/schema.ts';

export const meditation = {
  create: post('/v1/author/meditation/create', meditationCreate, item),
  list: list('/v1/author/meditation/list', item),
  get: get('/v1/author/meditation/:id', item),
  update: post('/v1/author/meditation/:id', meditationUpdate, nothing),
  imageLink: get('/v1/author/meditation/:id/image/link', link),
};
