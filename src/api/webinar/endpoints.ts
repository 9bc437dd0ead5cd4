import { endpoint } from '../endpoint.ts';
import { entity, listOf, listRequest, nothing, opaque } from '../wire.ts';

export const webinar = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/webinar/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  list: endpoint({
    method: 'POST',
    path: '/v1/author/webinar/list',
    body: 'json',
    request: listRequest,
    response: listOf(entity),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/webinar/:id',
    body: 'none',
    request: nothing,
    response: entity,
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/author/webinar/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/author/webinar/cancel/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  editPublication: endpoint({
    method: 'POST',
    path: '/v1/author/webinar/publication/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  start: endpoint({
    method: 'POST',
    path: '/v1/author/webinar/start/:id',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
};
