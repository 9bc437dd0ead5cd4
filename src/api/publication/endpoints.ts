import { get } from '../endpoint.ts';
import { act, list, post } from '../rows.ts';
import { nothing } from '#domain/wire.ts';
import { publication as item, publicationCreate, publicationEdit } from '#domain/publication/schema.ts';

export const publication = {
  list: list('/v1/author/publication/list', item),
  create: post('/v1/author/publication/create', publicationCreate, item),
  get: get('/v1/author/publication/:id', item),
  edit: post('/v1/author/publication/:id', publicationEdit, nothing),
  requestApproval: act('/v1/author/publication/:id/requestApproval', nothing),
  publish: act('/v1/author/publication/:id/publish', nothing),
  unpublish: act('/v1/author/publication/:id/unpublish', nothing),
};
