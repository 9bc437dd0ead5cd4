import type { ListRequest } from '#domain/lists.ts';
import { call } from '../request.ts';
import { tag } from './endpoints.ts';
import type { Tag } from '#domain/tag/schema.ts';

/** Most rows that a page may have. */
const limit = 100;

/** Reads all tags of the author, page by page. */
export async function readTags(signal?: AbortSignal): Promise<Tag[]> {
  const tags: Tag[] = [];
  for (let page = 1; ; page += 1) {
    const { list, count = 0 } = await call(tag.list, { body: { page, limit }, signal });
    tags.push(...list);
    if (list.length < limit || tags.length >= count) return tags;
  }
}

/** Reads a page of tags. A platform that does not count them has told them all. */
export async function listTags(request: ListRequest, signal?: AbortSignal) {
  const { list, count = list.length } = await call(tag.list, { body: request, signal });
  return { list, count };
}

/** Creates a tag. A name that exists already, in whatever case, is a 409. */
export const createTag = (name: string) => call(tag.create, { body: { name } });
