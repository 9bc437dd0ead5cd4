import { cancelRequest } from '#domain/content/schema.ts';
import { get } from '../endpoint.ts';
import { act, list, post } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import {
  webinar as item,
  webinarCreate,
  webinarPublicationEdit,
  webinarUpdate,
} from '#domain/webinar/schema.ts';

export const webinar = {
  create: post('/v1/author/webinar/create', webinarCreate, item),
  list: list('/v1/author/webinar/list', item),
  get: get('/v1/author/webinar/:id', item),
  update: post('/v1/author/webinar/:id', webinarUpdate, nothing),
  cancel: post('/v1/author/webinar/cancel/:id', cancelRequest, nothing),
  /** `id` is that of the publication. */
  editPublication: post('/v1/author/webinar/publication/:id', webinarPublicationEdit, nothing),
  start: act('/v1/author/webinar/start/:id', nothing),
};
