import { post } from '../endpoint.ts';
import { listRequest } from '../wire.ts';
import { purchaseList } from './schema.ts';

export const purchase = { list: post('/v1/author/purchase/list', listRequest, purchaseList) };
