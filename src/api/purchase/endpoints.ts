import { endpoint } from '../endpoint.ts';
import { listOf, listRequest, opaque } from '../wire.ts';

export const purchase = {
  list: endpoint({
    method: 'POST',
    path: '/v1/author/purchase/list',
    body: 'json',
    request: listRequest,
    response: listOf(opaque),
  }),
};
