import { call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { qa } from './endpoints.ts';
import type { QaCreate, QaUpdate } from '#domain/qa/schema.ts';

/** Reads a page of entries. */
export const listQa = (request: ListRequest, signal?: AbortSignal) =>
  call(qa.list, { body: request, signal });

/** Reads an entry. */
export const readQa = (id: string, signal?: AbortSignal) => call(qa.get, { params: { id }, signal });

/** Creates an entry. */
export const createQa = (body: QaCreate) => call(qa.create, { body });

/** Changes the given fields of an entry. */
export const updateQa = (body: QaUpdate) => call(qa.update, { params: { id: body.id }, body });

/** Removes an entry. */
export const removeQa = (id: string) => call(qa.remove, { params: { id } });
