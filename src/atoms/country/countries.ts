import { atom, type Getter } from 'jotai';
import type { Country } from '#domain/country/schema.ts';
import { countryKeys } from '#api/country/queries.ts';
import { readCountries } from '#api/country/requests.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';
import { entityState, type EntityState } from '../states.ts';
import { atomWithQuery } from '../queryAtoms.ts';

const messages = defineMessages({
  ru: { notListed: 'Не\u00A0удалось получить список стран' },
  en: { notListed: 'Failed to get the list of countries' },
});

const queryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: countryKeys.all,
  queryFn: ({ signal }: { signal: AbortSignal }) => readCountries(signal),
  staleTime: Number.POSITIVE_INFINITY,
  meta: { failure: (language: Language) => messages[language].notListed },
}));

/** The countries; they do not change while the console is open. */
export const countriesAtom = atom((get): EntityState<Country[]> => entityState(get(queryAtom)));
