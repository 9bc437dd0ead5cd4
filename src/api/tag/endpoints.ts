import { endpoint } from '../endpoint.ts';
import { listRequest } from '../wire.ts';
import { tag as item, tagCreate, tagList } from './schema.ts';

export const tag = {
  list: endpoint({
    method: 'POST',
    path: '/v1/author/tag/list',
    body: 'json',
    request: listRequest,
    response: tagList,
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/author/tag/create',
    body: 'json',
    request: tagCreate,
    response: item,
  }),
};
