import { get } from '../endpoint.ts';
import { act, post, sendBytes, sendForm } from '../rows.ts';
import { id, nothing } from '#domain/wire.ts';
import { attachment, closed, newSession, session, sessionState } from '#domain/upload/schema.ts';

export const upload = {
  newSession: post('/v1/author/upload/session/new', newSession, session),
  part: sendBytes('/v1/author/upload/session/:id/part', nothing),
  close: act('/v1/author/upload/session/:id/close', closed),
  session: get('/v1/author/upload/session/:id', sessionState),
  image: sendForm('/v1/author/upload/image', id),
  /** `type` is course or marathon. The file's name is the query parameter `fileName`. */
  attachment: sendBytes('/v1/author/:type/:id/module/:moduleId/attach/upload', attachment),
};
