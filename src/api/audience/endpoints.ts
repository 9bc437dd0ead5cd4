import { list } from '../rows.ts';
import { client } from './schema.ts';

export const audience = { list: list('/v1/author/audience/list', client) };
