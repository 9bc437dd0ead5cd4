import { atom } from 'jotai';
import { queryClientAtom } from 'jotai-tanstack-query';
import { purchaseKeys } from '#api/purchase/queries.ts';
import { listPurchases, purchasesThere } from '#api/purchase/requests.ts';
import type { Purchase, PurchaseList, Totals } from '#domain/purchase/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { createListCache } from '../list-cache.ts';
import { createList, type ListParams } from '../list.ts';
import type { EntityState } from '../states.ts';

const messages = defineMessages({
  ru: { notListed: 'Не удалось получить список покупок автора' },
  en: { notListed: 'Failed to get the list of the author’s purchases' },
});

const purchases = createList<Purchase, PurchaseList>({
  keys: purchaseKeys,
  read: listPurchases,
  there: purchasesThere,
  notListed: (language) => messages[language].notListed,
});

const { findLoaded } = createListCache<Purchase>(purchaseKeys);

/**
 * A list of purchases. The filters of the platform: `from` (included) and `to` (left out) of the creation, `status`,
 * `contentType`, `contentId`, `method`, `country`, `client` (one or several).
 */
export const purchaseListAtom = purchases.listAtom;

/** How many purchases match, or null until it is known. */
export const purchaseCountAtom = purchases.countAtom;

/**
 * The sums of all matches, loaded or not; null until they are known, or if the platform sends none. They come with the rows of the list of
 * purchases, in one answer, and count also those that make no sense.
 */
export const purchaseTotalsAtom = boundedAtomFamily((params: ListParams) =>
  atom((get): Totals | null => get(purchaseListAtom({ ...params, partly: true })).answer?.totals ?? null),
);

/** A purchase by id. No call reads one, so it is looked up in the loaded lists, and then requested as a list of one. */
export const purchaseAtom = boundedAtomFamily((id: string) =>
  atom((get): EntityState<Purchase> => {
    const loaded = findLoaded(get(queryClientAtom), id)?.item;
    const { items, status, refreshing, error, retry } = get(
      purchaseListAtom({ filter: { id: [id] }, limit: 1 }),
    );
    const item = items.find((row) => row.id === id) ?? (status === 'ready' ? null : (loaded ?? null));
    if (item !== null) return { status: 'ready', item, refreshing, error: null, retry };
    return { status: status === 'ready' ? 'notFound' : status, item: null, refreshing: false, error, retry };
  }),
);
