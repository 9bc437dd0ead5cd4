import { post } from '../rows.ts';
import { listRequest } from '#domain/lists.ts';
import { tag as item, tagCreate, tagList } from '#domain/tag/schema.ts';

export const tag = {
  list: post('/v1/author/tag/list', listRequest, tagList),
  create: post('/v1/author/tag/create', tagCreate, item),
};
