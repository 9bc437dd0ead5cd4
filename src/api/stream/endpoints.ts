import { link } from '#domain/content/schema.ts';
import { get } from '../endpoint.ts';
import { list } from '../rows.ts';
import { stream as item } from '#domain/stream/schema.ts';

export const stream = {
  list: list('/v1/author/stream/list', item),
  get: get('/v1/author/stream/:id', item),
  link: get('/v1/author/stream/:id/link', link),
};
