import { endpoint } from '../endpoint.ts';
import { entity, listOf, listRequest, nothing, opaque } from '../wire.ts';

export const course = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/course/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  list: endpoint({
    method: 'POST',
    path: '/v1/author/course/list',
    body: 'json',
    request: listRequest,
    response: listOf(entity),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/course/:id',
    body: 'none',
    request: nothing,
    response: entity,
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/author/course/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  createModule: endpoint({
    method: 'POST',
    path: '/v1/author/course/:id/module/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  updateModule: endpoint({
    method: 'POST',
    path: '/v1/author/course/:id/module/:moduleId',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  removeModule: endpoint({
    method: 'DELETE',
    path: '/v1/author/course/:id/module/:moduleId',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
  removeAttachment: endpoint({
    method: 'DELETE',
    path: '/v1/author/course/:id/module/:moduleId/attach/:attachmentId',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
};
