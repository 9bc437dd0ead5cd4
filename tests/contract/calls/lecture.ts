import { lecture } from '#api/lecture/endpoints.ts';
import type { Drives } from './drive.ts';

export const lectureCalls: Drives<typeof lecture> = {
  create: (at) => at.call(lecture.create, { body: { name: 'Новая лекция', tags: ['tag-son'] } }),
  get: (at) => at.call(lecture.get, { params: { id: 'lecture-golos' } }),
  imageLink: (at) => at.call(lecture.imageLink, { params: { id: 'lecture-golos' } }),
  list: (at) => at.call(lecture.list, { body: { limit: 100 } }),
  update: (at) =>
    at.call(lecture.update, {
      params: { id: 'lecture-golos' },
      body: { id: 'lecture-golos', language: 'ru' },
    }),
};
