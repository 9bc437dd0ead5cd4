import { post } from '../endpoint.ts';
import { listRequest } from '../wire.ts';
import { tag as item, tagCreate, tagList } from './schema.ts';

export const tag = {
  list: post('/v1/author/tag/list', listRequest, tagList),
  create: post('/v1/author/tag/create', tagCreate, item),
};
