import { call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { audience } from './endpoints.ts';

/** Reads a page of clients. */
export const listClients = (request: ListRequest, signal?: AbortSignal) =>
  call(audience.list, { body: request, signal });
