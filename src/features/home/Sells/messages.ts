import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of what sells. */
export const messages = defineMessages({
  ru: {
    title: 'Что продаётся',
    purchases: 'Покупки',
    sales: (count: number, figure: string) =>
      `${figure}\u00A0${pluralRu(count, 'продажа', 'продажи', 'продаж')}`,
    nothing: 'За\u00A0это время покупок не\u00A0было.',
    many: 'Покупок за\u00A0это время много. Разбор по\u00A0материалам\u00A0— в\u00A0разделе «Покупки».',
    loading: 'Считаем, что продаётся',
    failed: 'Не\u00A0удалось посчитать, что продаётся',
    retry: 'Повторить',
  },
  en: {
    title: 'What sells',
    purchases: 'Purchases',
    sales: (count: number, figure: string) => `${figure}\u00A0${pluralEn(count, 'sale', 'sales')}`,
    nothing: 'Nothing was bought in this time.',
    many: 'There are many purchases in this time. What sells is told under “Purchases”.',
    loading: 'Counting what sells',
    failed: 'Could not count what sells',
    retry: 'Try again',
  },
});
