import type * as v from 'valibot';
import { answerThere, call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { publication } from './endpoints.ts';
import type { publicationCreate, publicationEdit } from '#domain/publication/schema.ts';

/** Reads a page of publications. */
export const listPublications = (request: ListRequest, signal?: AbortSignal) =>
  call(publication.list, { body: request, signal });

/** The prefetched answer to the same call, if it is there. */
export const publicationsThere = (request: ListRequest) => answerThere(publication.list, request);

/** Reads a publication. */
export const readPublication = (id: string, signal?: AbortSignal) =>
  call(publication.get, { params: { id }, signal });

/** Creates the publication of a content: a draft with its terms. */
export const createPublication = (body: v.InferInput<typeof publicationCreate>) =>
  call(publication.create, { body });

/** Changes the terms of a publication. */
export const editPublication = (body: v.InferInput<typeof publicationEdit>) =>
  call(publication.edit, { params: { id: body.publicationId }, body });

/** Sends a publication to moderation. */
export const requestApproval = (id: string) => call(publication.requestApproval, { params: { id } });

/** Publishes an approved publication. */
export const publish = (id: string) => call(publication.publish, { params: { id } });

/** Withdraws a publication. */
export const unpublish = (id: string) => call(publication.unpublish, { params: { id } });
