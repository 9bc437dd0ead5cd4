import { endpoint } from '../endpoint.ts';
import { nothing, opaque } from '../wire.ts';

export const campaign = {
  create: endpoint({
    method: 'POST',
    path: '/v1/author/campaign/create',
    body: 'json',
    request: opaque,
    response: nothing,
  }),
};
