import type { course } from '#api/course/endpoints.ts';
import type { Routes } from '../context.ts';
import { contentRoutes } from '../records/contentRoutes.ts';
import { missingOwner, moduleRoutes } from '../records/modules.ts';

const contents = contentRoutes({
  kind: 'course',
  list: {
    filters: {
      id: 'oneOf',
      status: 'oneOf',
      tag: { kind: 'anyOf', facet: 'tags' },
      level: 'oneOf',
      hasCover: 'flag',
    },
    sorts: ['name', 'createdAt', 'updatedAt', 'modulesCount'],
    defaultSort: '-createdAt',
  },
  defaults: {},
  own: ['modules', 'questionAnswers'],
  missing: missingOwner.course,
});

export const courseRoutes: Routes<typeof course> = {
  list: contents.list,
  create: contents.create,
  get: contents.get,
  update: contents.update,
  ...moduleRoutes('course'),
};
