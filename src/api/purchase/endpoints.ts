import { post } from '../rows.ts';
import { listRequest } from '#domain/lists.ts';
import { purchaseList } from '#domain/purchase/schema.ts';

export const purchase = { list: post('/v1/author/purchase/list', listRequest, purchaseList) };
