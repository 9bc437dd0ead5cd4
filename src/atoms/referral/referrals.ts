import { referralKeys } from '#api/referral/queries.ts';
import { listReferrals } from '#api/referral/requests.ts';
import type { Referral } from '#domain/referral/schema.ts';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { createList } from '../list.ts';

const messages = defineMessages({
  ru: { notListed: 'Не удалось получить список рефералов пользователя' },
  en: { notListed: 'Failed to get the list of the user’s referrals' },
});

const referrals = createList<Referral>({
  keys: referralKeys,
  read: listReferrals,
  notListed: (language) => messages[language].notListed,
});

/**
 * A list of those whom the author brought. The filters of the platform: `status`, `rewardStatus`, `channel` (one or
 * several), `from` (included) and `to` (left out) of the day they joined.
 */
export const referralListAtom = referrals.listAtom;

/** How many referrals match, or null until it is known. */
export const referralCountAtom = referrals.countAtom;
