import { audienceKeys } from '#api/audience/queries.ts';
import { listClients } from '#api/audience/requests.ts';
import type { Client } from '#api/audience/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createList } from '../list.ts';

const messages = defineMessages({
  ru: { notListed: 'Ошибка при получении списка клиентов' },
  en: { notListed: 'Failed to get the list of clients' },
});

const audience = createList<Client>({
  keys: audienceKeys,
  read: listClients,
  notListed: (language) => messages[language].notListed,
});

/**
 * A list of the author's clients; further pages are appended to it. The filters of the platform: `segment`, `country`,
 * `product` (one or several), `pushConsent`, `from` (included) and `to` (left out) of the last activity.
 */
export const audienceListAtom = audience.listAtom;

/** How many clients match, or null until it is known. */
export const audienceCountAtom = audience.countAtom;

/** Whether clients are being read. */
export const audienceBusyAtom = audience.readingAtom;
