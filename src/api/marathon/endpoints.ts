import { endpoint } from '../endpoint.ts';
import { entity, listOf, listRequest, nothing, opaque } from '../wire.ts';

export const marathon = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/marathon/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  list: endpoint({
    method: 'POST',
    path: '/v1/author/marathon/list',
    body: 'json',
    request: listRequest,
    response: listOf(entity),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/marathon/:id',
    body: 'none',
    request: nothing,
    response: entity,
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/author/marathon/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/v1/author/marathon/:id/cancel',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  createModule: endpoint({
    method: 'POST',
    path: '/v1/author/marathon/:id/module/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  updateModule: endpoint({
    method: 'POST',
    path: '/v1/author/marathon/:id/module/:moduleId',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  removeModule: endpoint({
    method: 'DELETE',
    path: '/v1/author/marathon/:id/module/:moduleId',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
  removeAttachment: endpoint({
    method: 'DELETE',
    path: '/v1/author/marathon/:id/module/:moduleId/attach/:attachmentId',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
};
