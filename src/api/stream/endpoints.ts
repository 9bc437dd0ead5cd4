import { endpoint } from '../endpoint.ts';
import { link } from '../lecture/schema.ts';
import { listOf, listRequest, nothing } from '../wire.ts';
import { stream as item } from './schema.ts';

export const stream = {
  list: endpoint({
    method: 'POST',
    path: '/v1/author/stream/list',
    body: 'json',
    request: listRequest,
    response: listOf(item),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/stream/:id',
    body: 'none',
    request: nothing,
    response: item,
  }),
  link: endpoint({
    method: 'GET',
    path: '/v1/author/stream/:id/link',
    body: 'none',
    request: nothing,
    response: link,
  }),
};
