import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the choice of a period. */
export const messages = defineMessages({
  ru: {
    label: 'Период',
    days7: '7\u00A0дней',
    days30: '30\u00A0дней',
    days90: '90\u00A0дней',
    all: 'Всё время',
    days7Short: '7\u00A0дн.',
    days30Short: '30\u00A0дн.',
    days90Short: '90\u00A0дн.',
    allShort: 'Всё',
    own: 'Другой период',
    month: 'Этот месяц',
    lastMonth: 'Прошлый месяц',
    year: 'Этот год',
  },
  en: {
    label: 'Period',
    days7: '7 days',
    days30: '30 days',
    days90: '90 days',
    all: 'All time',
    days7Short: '7\u00A0d.',
    days30Short: '30\u00A0d.',
    days90Short: '90\u00A0d.',
    allShort: 'All',
    own: 'Another period',
    month: 'This month',
    lastMonth: 'Last month',
    year: 'This year',
  },
});
