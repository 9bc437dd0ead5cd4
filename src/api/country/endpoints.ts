import { get } from '../endpoint.ts';
import { countries } from '#domain/country/schema.ts';

export const country = { list: get('/v1/author/country/list', countries) };
