import { atom } from 'jotai';
import { purchaseKeys } from '#api/purchase/queries.ts';
import { listPurchases } from '#api/purchase/requests.ts';
import type { Purchase, PurchaseList, Totals } from '#api/purchase/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { keyedAtoms } from '../keyed.ts';
import { createList, type ListParams } from '../list.ts';

const messages = defineMessages({
  ru: { notListed: 'Не удалось получить список покупок автора' },
  en: { notListed: 'Failed to get the list of the author’s purchases' },
});

const purchases = createList<Purchase, PurchaseList>({
  keys: purchaseKeys,
  read: listPurchases,
  notListed: (language) => messages[language].notListed,
});

/**
 * A list of purchases. The filters of the platform: `from` (included) and `to` (left out) of the creation, `status`,
 * `contentType`, `contentId`, `method`, `country`, `client` (one or several).
 */
export const purchaseListAtom = purchases.listAtom;

/** How many purchases match, or null until it is known. */
export const purchaseCountAtom = purchases.countAtom;

/** The sums of all purchases that match, loaded or not; null until they are known, or where the platform tells none. */
export const purchaseTotalsAtom = keyedAtoms((params: ListParams) =>
  atom((get): Totals | null => get(purchaseListAtom(params)).answer?.totals ?? null),
);

/** Whether purchases are being read. */
export const purchasesBusyAtom = purchases.readingAtom;
