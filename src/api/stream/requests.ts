import { fromPage } from '../address.ts';
import { answerThere, call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { stream } from './endpoints.ts';

/** Reads a stream. */
export const readStream = (id: string, signal?: AbortSignal) => call(stream.get, { params: { id }, signal });

/** Asks for the address at which a processed stream plays. */
export const readStreamLink = async (id: string, signal?: AbortSignal) =>
  fromPage((await call(stream.link, { params: { id }, signal })).link);

/** Reads a page of streams. */
export const listStreams = (request: ListRequest, signal?: AbortSignal) =>
  call(stream.list, { body: request, signal });

/** The prefetched answer to the same call, if it is there. */
export const streamsThere = (request: ListRequest) => answerThere(stream.list, request);
