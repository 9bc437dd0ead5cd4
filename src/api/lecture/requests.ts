import { answerThere, call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { lecture } from './endpoints.ts';
import type { LectureCreate, LectureUpdate } from '#domain/lecture/schema.ts';

/** Reads a page of lectures. */
export const listLectures = (request: ListRequest, signal?: AbortSignal) =>
  call(lecture.list, { body: request, signal });

/** The prefetched answer to the same call, if it is there. */
export const lecturesThere = (request: ListRequest) => answerThere(lecture.list, request);

/** Reads a lecture. */
export const readLecture = (id: string, signal?: AbortSignal) =>
  call(lecture.get, { params: { id }, signal });

/** Creates a lecture. */
export const createLecture = (body: LectureCreate) => call(lecture.create, { body });

/** Changes the given fields of a lecture. */
export const updateLecture = (body: LectureUpdate) => call(lecture.update, { params: { id: body.id }, body });
