import { endpoint } from '../endpoint.ts';
import { listOf, listRequest, nothing } from '../wire.ts';
import { lectureCreate, lecture as item, lectureUpdate, link } from './schema.ts';

export const lecture = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/lecture/create',
    body: 'json',
    request: lectureCreate,
    response: item,
  }),
  list: endpoint({
    method: 'POST',
    path: '/v1/author/lecture/list',
    body: 'json',
    request: listRequest,
    response: listOf(item),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/lecture/:id',
    body: 'none',
    request: nothing,
    response: item,
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/author/lecture/:id',
    body: 'json',
    request: lectureUpdate,
    response: item,
  }),
  imageLink: endpoint({
    method: 'GET',
    path: '/v1/author/lecture/:id/image/link',
    body: 'none',
    request: nothing,
    response: link,
  }),
};
