import { publication } from '#api/publication/endpoints.ts';
import type { Drives } from './drive.ts';

export const publicationCalls: Drives<typeof publication> = {
  create: (at) =>
    at.call(publication.create, {
      body: { contentType: 'lecture', contentId: 'lecture-spina', costKopecks: 49_000 },
    }),
  edit: (at) =>
    at.call(publication.edit, {
      params: { id: 'publication-golos' },
      body: { publicationId: 'publication-golos', costKopecks: 59_000 },
    }),
  get: (at) => at.call(publication.get, { params: { id: 'publication-golos' } }),
  list: (at) => at.call(publication.list, { body: { limit: 100 } }),
  publish: (at) => at.call(publication.publish, { params: { id: 'publication-plechi' } }),
  requestApproval: (at) => at.call(publication.requestApproval, { params: { id: 'publication-golos' } }),
  unpublish: (at) => at.call(publication.unpublish, { params: { id: 'publication-stena' } }),
};
