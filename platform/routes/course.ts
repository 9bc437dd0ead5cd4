import type { course } from '#api/course/endpoints.ts';
import type { Routes } from '../context.ts';
import { checkSameId, contentRoutes } from '../records/contentRoutes.ts';
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
  async update(call) {
    checkSameId(call.params, call.body);
    return contents.update(call);
  },
  ...moduleRoutes('course'),
};
