import { endpoint } from '../endpoint.ts';
import { listOf, listRequest, opaque } from '../wire.ts';

export const audience = {
  list: endpoint({
    method: 'POST',
    path: '/v1/author/audience/list',
    body: 'json',
    request: listRequest,
    response: listOf(opaque),
  }),
};
