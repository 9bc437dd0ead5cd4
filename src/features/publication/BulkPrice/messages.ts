import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    action: 'Цена',
    title: (count: number) =>
      `Цена для ${count}\u00A0${pluralRu(count, 'публикации', 'публикаций', 'публикаций')}`,
    note: 'Новая цена\u00A0— для новых покупателей.',
    how: 'Что сделать',
    set: 'Одна цена',
    off: 'Скидка',
    cost: 'Новая цена',
    percent: 'Скидка',
    percentHint: 'От\u00A0полной цены каждой, до\u00A0целых рублей. Прежняя цена останется зачёркнутой.',
    change: 'Изменить цену',
    cancel: 'Отмена',
    done: 'Цена изменена',
    free: 'Она бесплатная: скидку сделать не\u00A0с\u00A0чего',
  },
  en: {
    action: 'Price',
    title: (count) => `The price of ${count}\u00A0${pluralEn(count, 'publication', 'publications')}`,
    note: 'A new price is for new buyers only.',
    how: 'What to do',
    set: 'One price',
    off: 'A discount',
    cost: 'New price',
    percent: 'Discount',
    percentHint: 'Off the full price of each, in whole rubles. The former price stays, struck through.',
    change: 'Change the price',
    cancel: 'Cancel',
    done: 'Price changed',
    free: 'It is free: there is nothing to take off',
  },
});
