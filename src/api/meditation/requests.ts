import { answerThere, call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { meditation } from './endpoints.ts';
import type { MeditationCreate, MeditationUpdate } from '#domain/meditation/schema.ts';

/** Reads a page of meditations. */
export const listMeditations = (request: ListRequest, signal?: AbortSignal) =>
  call(meditation.list, { body: request, signal });

/** The prefetched answer to the same call, if it is there. */
export const meditationsThere = (request: ListRequest) => answerThere(meditation.list, request);

/** Reads a meditation. */
export const readMeditation = (id: string, signal?: AbortSignal) =>
  call(meditation.get, { params: { id }, signal });

/** Creates a meditation. */
export const createMeditation = (body: MeditationCreate) => call(meditation.create, { body });

/** Changes the given fields of a meditation. */
export const updateMeditation = (body: MeditationUpdate) =>
  call(meditation.update, { params: { id: body.id }, body });
