/** Query keys of countries. */
export const countryKeys = { all: ['country'] as const };
