import { list } from '../rows.ts';
import { client } from '#domain/audience/schema.ts';

export const audience = { list: list('/v1/author/audience/list', client) };
