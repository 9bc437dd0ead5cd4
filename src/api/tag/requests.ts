import { call } from '../request.ts';
import { tag } from './endpoints.ts';

/** Reads the author's tags. */
export const readTags = async (signal?: AbortSignal) => (await call(tag.list, { body: {}, signal })).list;

/** Creates a tag. A name that exists already, in whatever case, is a 409. */
export const createTag = (name: string) => call(tag.create, { body: { name } });
