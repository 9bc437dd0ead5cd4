import { endpoint } from '../endpoint.ts';
import { entity, listOf, listRequest, nothing, opaque } from '../wire.ts';

export const consultation = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/consultation/create',
    body: 'json',
    request: opaque,
    response: entity,
  }),
  list: endpoint({
    method: 'POST',
    path: '/v1/author/consultation/list',
    body: 'json',
    request: listRequest,
    response: listOf(entity),
  }),
  get: endpoint({
    method: 'GET',
    path: '/v1/author/consultation/:id',
    body: 'none',
    request: nothing,
    response: entity,
  }),
  update: endpoint({
    method: 'POST',
    path: '/v1/author/consultation/:id',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
  fulfillmentList: endpoint({
    method: 'POST',
    path: '/v1/author/consultation/fulfillment/list',
    body: 'json',
    request: listRequest,
    response: listOf(entity),
  }),
  setFulfillmentStatus: endpoint({
    method: 'POST',
    path: '/v1/author/consultation/fulfillment/:id/status',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
};
