import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of what came of referrals. */
export const messages = defineMessages({
  ru: {
    funnel: 'Путь рефералов',
    brought: 'Зарегистрировались',
    customers: 'Совершили покупку',
    returned: 'Купили ещё раз',
    rewards: 'Награды',
    people: (count: number, figure: string) =>
      `${figure}\u00A0${pluralRu(count, 'реферал', 'реферала', 'рефералов')}`,
    purchases: (sum: string) => `Рефералы купили на\u00A0${sum}`,
    noRewards: 'Первая награда появится с\u00A0покупкой реферала.',
    loading: 'Считаем путь рефералов',
    failed: 'Не\u00A0удалось посчитать путь рефералов',
    retry: 'Повторить',
  },
  en: {
    funnel: 'Referral funnel',
    brought: 'Registered',
    customers: 'Bought',
    returned: 'Bought again',
    rewards: 'Rewards',
    people: (count: number, figure: string) => `${figure}\u00A0${pluralEn(count, 'referral', 'referrals')}`,
    purchases: (sum: string) => `Referrals bought for ${sum}`,
    noRewards: 'The first reward comes with a purchase of a referral.',
    loading: 'Counting referrals',
    failed: 'Could not count referrals',
    retry: 'Try again',
  },
});
