import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the figures over the purchases. */
export const messages = defineMessages({
  ru: {
    figures: 'Суммы за\u00A0период',
    net: 'К\u00A0выплате',
    before: (sum: string) => `${sum} до\u00A0этого`,
    gross: 'Оборот',
    sales: (count: number, shown: string) =>
      `${shown}\u00A0${pluralRu(count, 'продажа', 'продажи', 'продаж')}`,
    fee: 'Комиссия',
    refunds: 'Возвраты',
    refunded: (count: number, shown: string) =>
      `${shown}\u00A0${pluralRu(count, 'покупка', 'покупки', 'покупок')}`,
  },
  en: {
    figures: 'Sums of the period',
    net: 'To be paid out',
    before: (sum) => `${sum} before that`,
    gross: 'Turnover',
    sales: (count, shown) => `${shown}\u00A0${pluralEn(count, 'sale', 'sales')}`,
    fee: 'Fee',
    refunds: 'Refunds',
    refunded: (count, shown) => `${shown}\u00A0${pluralEn(count, 'purchase', 'purchases')}`,
  },
});
