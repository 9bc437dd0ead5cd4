import { call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { webinar } from './endpoints.ts';
import type { WebinarCreate, WebinarPublicationEdit, WebinarUpdate } from '#domain/webinar/schema.ts';

/** Reads a page of webinars. */
export const listWebinars = (request: ListRequest, signal?: AbortSignal) =>
  call(webinar.list, { body: request, signal });

/** Reads a webinar. */
export const readWebinar = (id: string, signal?: AbortSignal) =>
  call(webinar.get, { params: { id }, signal });

/** Creates a webinar. */
export const createWebinar = (body: WebinarCreate) => call(webinar.create, { body });

/** Changes the given fields of a webinar. */
export const updateWebinar = (body: WebinarUpdate) => call(webinar.update, { params: { id: body.id }, body });

/** Cancels a webinar. Its attendees are told the `reason`. */
export const cancelWebinar = (id: string, reason: string) =>
  call(webinar.cancel, { params: { id }, body: { reason } });

/** Changes the terms of a webinar. `publicationId` is the id of its publication. */
export const editWebinarPublication = (publicationId: string, body: WebinarPublicationEdit) =>
  call(webinar.editPublication, { params: { id: publicationId }, body });

/** Starts a webinar and notifies its attendees. */
export const startWebinar = (id: string) => call(webinar.start, { params: { id } });
