import { call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { marathon } from './endpoints.ts';
import type { MarathonCreate, MarathonUpdate } from '#domain/marathon/schema.ts';

/** Reads a page of marathons. */
export const listMarathons = (request: ListRequest, signal?: AbortSignal) =>
  call(marathon.list, { body: request, signal });

/** Reads a marathon with its modules. */
export const readMarathon = (id: string, signal?: AbortSignal) =>
  call(marathon.get, { params: { id }, signal });

/** Creates a marathon. */
export const createMarathon = (body: MarathonCreate) => call(marathon.create, { body });

/** Changes the given fields of a marathon. Its modules have their own calls. */
export const updateMarathon = (body: MarathonUpdate) =>
  call(marathon.update, { params: { id: body.id }, body });

/** Cancels a marathon. Its buyers are told the `reason`. */
export const cancelMarathon = (id: string, reason: string) =>
  call(marathon.cancel, { params: { id }, body: { reason } });
