import { country } from '#api/country/endpoints.ts';
import type { Drives } from './drive.ts';

export const countryCalls: Drives<typeof country> = {
  list: (at) => at.call(country.list),
};
