import { endpoint } from '../endpoint.ts';
import { listOf, listRequest, opaque } from '../wire.ts';

export const referral = {
  list: endpoint({
    method: 'POST',
    path: '/v1/author/referral/list',
    body: 'json',
    request: listRequest,
    response: listOf(opaque),
  }),
};
