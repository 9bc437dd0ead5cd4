import type { country } from '#api/country/endpoints.ts';
import type { Routes } from '../context.ts';
import { countries } from '../data/countries.ts';

export const countryRoutes: Routes<typeof country> = {
  list: () => Promise.resolve({ list: countries, count: countries.length }),
};
