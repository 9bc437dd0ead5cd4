import { get } from '../endpoint.ts';
import { list, post } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { consultation as item, consultationCreate, consultationUpdate } from '#domain/consultation/schema.ts';
import { consultationRequest, statusRequest } from '#domain/consultation-request/schema.ts';

export const consultation = {
  create: post('/v1/author/consultation/create', consultationCreate, item),
  list: list('/v1/author/consultation/list', item),
  get: get('/v1/author/consultation/:id', item),
  update: post('/v1/author/consultation/:id', consultationUpdate, nothing),
  fulfillmentList: list('/v1/author/consultation/fulfillment/list', consultationRequest),
  setFulfillmentStatus: post('/v1/author/consultation/fulfillment/:id/status', statusRequest, nothing),
};
