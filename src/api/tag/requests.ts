import type { ListRequest } from '#domain/lists.ts';
import { answerThere, call } from '../request.ts';
import { tag } from './endpoints.ts';
import type { Tag } from '#domain/tag/schema.ts';

/** The maximum number of rows of a page. */
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

/** A platform without a count of tags has sent all of them. */
const counted = ({ list, count = list.length }: { list: Tag[]; count?: number | undefined }) => ({
  list,
  count,
});

/** Reads a page of tags. */
export const listTags = async (request: ListRequest, signal?: AbortSignal) =>
  counted(await call(tag.list, { body: request, signal }));

/** The prefetched answer to the same call, if it is there. */
export function tagsThere(request: ListRequest) {
  const answer = answerThere(tag.list, request);
  return answer && counted(answer);
}

/** Creates a tag. An existing name, in any case, is 409. */
export const createTag = (name: string) => call(tag.create, { body: { name } });
