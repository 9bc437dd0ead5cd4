import { endpoint } from '../endpoint.ts';
import { entity, listOf, listRequest, nothing, opaque } from '../wire.ts';

export const qa = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/qa/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  list: endpoint({
    method: 'POST',
    path: '/v1/author/qa/list',
    body: 'json',
    request: listRequest,
    response: listOf(entity),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/qa/:id',
    body: 'none',
    request: nothing,
    response: entity,
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/author/qa/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/v1/author/qa/:id',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
};
