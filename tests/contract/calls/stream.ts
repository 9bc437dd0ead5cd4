import { stream } from '#api/stream/endpoints.ts';
import type { Drives } from './drive.ts';

export const streamCalls: Drives<typeof stream> = {
  get: (at) => at.call(stream.get, { params: { id: 'stream-stena' } }),
  link: (at) => at.call(stream.link, { params: { id: 'stream-stena' } }),
  list: (at) => at.call(stream.list, { body: { limit: 100 } }),
};
