import { endpoint } from '../endpoint.ts';
import { entity, listOf, listRequest, nothing, opaque } from '../wire.ts';

export const meditation = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/meditation/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  list: endpoint({
    method: 'POST',
    path: '/v1/author/meditation/list',
    body: 'json',
    request: listRequest,
    response: listOf(entity),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/meditation/:id',
    body: 'none',
    request: nothing,
    response: entity,
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/author/meditation/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  imageLink: endpoint({
    method: 'GET',
    path: '/v1/author/meditation/:id/image/link',
    body: 'none',
    request: nothing,
    response: opaque,
  }),
};
