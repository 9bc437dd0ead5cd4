import { post } from '../rows.ts';
import { purchaseList, purchaseListRequest } from '#domain/purchase/schema.ts';

export const purchase = { list: post('/v1/author/purchase/list', purchaseListRequest, purchaseList) };
