import { get } from '../endpoint.ts';
import { list, post, remove } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import {
  course as item,
  courseCreate,
  courseUpdate,
  module,
  moduleCreate,
  moduleUpdate,
} from '#domain/course/schema.ts';

export const course = {
  create: post('/v1/author/course/create', courseCreate, item),
  list: list('/v1/author/course/list', item),
  get: get('/v1/author/course/:id', item),
  update: post('/v1/author/course/:id', courseUpdate, nothing),
  createModule: post('/v1/author/course/:id/module/create', moduleCreate, module),
  updateModule: post('/v1/author/course/:id/module/:moduleId', moduleUpdate, nothing),
  removeModule: remove('/v1/author/course/:id/module/:moduleId'),
  removeAttachment: remove('/v1/author/course/:id/module/:moduleId/attach/:attachmentId'),
};
