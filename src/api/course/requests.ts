import { answerThere, call } from '../request.ts';
import type { ListRequest } from '#domain/lists.ts';
import { course } from './endpoints.ts';
import type { CourseCreate, CourseUpdate } from '#domain/course/schema.ts';

/** Reads a page of courses. */
export const listCourses = (request: ListRequest, signal?: AbortSignal) =>
  call(course.list, { body: request, signal });

/** The prefetched answer to the same call, if it is there. */
export const coursesThere = (request: ListRequest) => answerThere(course.list, request);

/** Reads a course with its modules. */
export const readCourse = (id: string, signal?: AbortSignal) => call(course.get, { params: { id }, signal });

/** Creates a course. */
export const createCourse = (body: CourseCreate) => call(course.create, { body });

/** Changes the given fields of a course. Its modules have their own calls. */
export const updateCourse = (body: CourseUpdate) => call(course.update, { params: { id: body.id }, body });
