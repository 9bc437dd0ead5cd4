import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the income at home. */
export const messages = defineMessages({
  ru: {
    title: (days: number) =>
      days === 365
        ? 'Доход за\u00A0год'
        : `Доход за\u00A0${days}\u00A0${pluralRu(days, 'день', 'дня', 'дней')}`,
    before: (days: number) => (days === 365 ? 'к\u00A0прошлому году' : `к\u00A0предыдущим ${days}\u00A0дням`),
    up: 'выросло на',
    down: 'упало на',
    same: 'Как и\u00A0раньше',
    chart: 'Доход по\u00A0дням',
    today: 'сегодня',
    help: 'Столбики появятся после первой продажи',
    sales: 'Продажи',
    average: 'Средний чек',
    refunds: 'Возвраты',
    loading: 'Считаем доход',
    failed: 'Доход не\u00A0посчитался',
    retry: 'Повторить',
  },
  en: {
    title: (days: number) =>
      days === 365 ? 'Income for a year' : `Income for ${days}\u00A0${pluralEn(days, 'day', 'days')}`,
    before: (days: number) => (days === 365 ? 'against the year before' : `against the ${days} days before`),
    up: 'grew by',
    down: 'fell by',
    same: 'As before',
    chart: 'Income by day',
    today: 'today',
    help: 'Bars appear after the first sale',
    sales: 'Sales',
    average: 'Average sale',
    refunds: 'Refunds',
    loading: 'Counting the income',
    failed: 'The income was not counted',
    retry: 'Try again',
  },
});
