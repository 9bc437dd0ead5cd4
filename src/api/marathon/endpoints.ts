import { cancelRequest } from '#domain/content/schema.ts';
import { module, moduleCreate, moduleUpdate } from '#domain/course/schema.ts';
import { get } from '../endpoint.ts';
import { list, post, remove } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { marathon as item, marathonCreate, marathonUpdate } from '#domain/marathon/schema.ts';

export const marathon = {
  create: post('/v1/author/marathon/create', marathonCreate, item),
  list: list('/v1/author/marathon/list', item),
  get: get('/v1/author/marathon/:id', item),
  update: post('/v1/author/marathon/:id', marathonUpdate, nothing),
  cancel: post('/v1/author/marathon/:id/cancel', cancelRequest, nothing),
  createModule: post('/v1/author/marathon/:id/module/create', moduleCreate, module),
  updateModule: post('/v1/author/marathon/:id/module/:moduleId', moduleUpdate, nothing),
  removeModule: remove('/v1/author/marathon/:id/module/:moduleId'),
  removeAttachment: remove('/v1/author/marathon/:id/module/:moduleId/attach/:attachmentId'),
};
