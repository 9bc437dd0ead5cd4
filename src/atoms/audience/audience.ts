import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { audienceKeys } from '#api/audience/queries.ts';
import { listClients } from '#api/audience/requests.ts';
import type { Client } from '#domain/audience/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createListCache } from '../list-cache.ts';
import { createList } from '../list.ts';
import type { EntityState } from '../states.ts';

const messages = defineMessages({
  ru: { notListed: 'Ошибка при получении списка клиентов' },
  en: { notListed: 'Failed to get the list of clients' },
});

const audience = createList<Client>({
  keys: audienceKeys,
  read: listClients,
  notListed: (language) => messages[language].notListed,
});

const { findLoaded } = createListCache<Client>(audienceKeys);

/**
 * A list of the author's clients; further pages are appended to it. The filters of the platform: `segment`, `country`,
 * `product` (one or several), `pushConsent`, `from` (included) and `to` (left out) of the last activity.
 */
export const audienceListAtom = audience.listAtom;

/** How many clients match, or null until it is known. */
export const audienceCountAtom = audience.countAtom;

/** A client by id. No call reads one client, so it is looked up in the loaded lists, and then requested as a list of one. */
export const clientAtom = boundedAtomFamily((id: string) =>
  atom((get): EntityState<Client> => {
    const loaded = findLoaded(get(queryClientAtom), id)?.item;
    const { items, status, refreshing, error, retry } = get(
      audienceListAtom({ filter: { id: [id] }, limit: 1 }),
    );
    const item = items.find((row) => row.id === id) ?? (status === 'ready' ? null : (loaded ?? null));
    if (item !== null) return { status: 'ready', item, refreshing, error: null, retry };
    return { status: status === 'ready' ? 'notFound' : status, item: null, refreshing: false, error, retry };
  }),
);
