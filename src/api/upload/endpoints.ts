import { endpoint } from '../endpoint.ts';
import { entity, id, nothing } from '../wire.ts';
import { closed, newSession, session, sessionState } from './schema.ts';

export const upload = {
  newSession: endpoint({
    method: 'POST',
    path: '/v1/author/upload/session/new',
    body: 'json',
    request: newSession,
    response: session,
  }),
  part: endpoint({
    method: 'POST',
    path: '/v1/author/upload/session/:id/part',
    body: 'bytes',
    request: nothing,
    response: nothing,
  }),
  close: endpoint({
    method: 'POST',
    path: '/v1/author/upload/session/:id/close',
    body: 'none',
    request: nothing,
    response: closed,
  }),
  session: endpoint({
    method: 'GET',
    path: '/v1/author/upload/session/:id',
    body: 'none',
    request: nothing,
    response: sessionState,
  }),
  image: endpoint({
    method: 'POST',
    path: '/v1/author/upload/image',
    body: 'form',
    request: nothing,
    response: id,
  }),
  attachment: endpoint({
    method: 'POST',
    path: '/v1/author/:type/:id/module/:moduleId/attach/upload',
    body: 'bytes',
    request: nothing,
    response: entity,
  }),
};
