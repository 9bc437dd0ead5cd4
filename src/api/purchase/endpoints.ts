import { post } from '../rows.ts';
import { listRequest } from '../lists.ts';
import { purchaseList } from './schema.ts';

export const purchase = { list: post('/v1/author/purchase/list', listRequest, purchaseList) };
