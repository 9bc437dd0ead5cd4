import { call } from '../request.ts';
import { country } from './endpoints.ts';

/** Reads the countries. */
export const readCountries = async (signal?: AbortSignal) => (await call(country.list, { signal })).list;
