import { link } from '#domain/content/schema.ts';
import { get } from '../endpoint.ts';
import { list, post } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { lectureCreate, lecture as item, lectureUpdate } from '#domain/lecture/schema.ts';

export const lecture = {
  create: post('/v1/author/lecture/create', lectureCreate, item),
  list: list('/v1/author/lecture/list', item),
  get: get('/v1/author/lecture/:id', item),
  update: post('/v1/author/lecture/:id', lectureUpdate, nothing),
  imageLink: get('/v1/author/lecture/:id/image/link', link),
};
