import { endpoint } from '../endpoint.ts';
import { listOf, listRequest, nothing } from '../wire.ts';
import { publication as item, publicationCreate, publicationEdit } from './schema.ts';

export const publication = {
  list: endpoint({
    method: 'POST',
    path: '/v1/author/publication/list',
    body: 'json',
    request: listRequest,
    response: listOf(item),
  }),
  create: endpoint({
    method: 'POST',
    path: '/v1/author/publication/create',
    body: 'json',
    request: publicationCreate,
    response: item,
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/publication/:id',
    body: 'none',
    request: nothing,
    response: item,
  }),
  edit: endpoint({
    method: 'POST',
    path: '/v1/author/publication/:id',
    body: 'json',
    request: publicationEdit,
    response: nothing,
  }),
  requestApproval: endpoint({
    method: 'POST',
    path: '/v1/author/publication/:id/requestApproval',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
  publish: endpoint({
    method: 'POST',
    path: '/v1/author/publication/:id/publish',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
  unpublish: endpoint({
    method: 'POST',
    path: '/v1/author/publication/:id/unpublish',
    body: 'none',
    request: nothing,
    response: nothing,
  }),
};
