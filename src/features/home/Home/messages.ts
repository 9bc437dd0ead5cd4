import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the home screen. */
export const messages = defineMessages({
  ru: {
    title: 'Главная',
    hello: (greeting: string, name: string) => `${greeting}, ${name}`,
    welcome: (name: string) => `Добро пожаловать, ${name}`,
    firstLead: 'Четыре шага до\u00A0первой продажи. Всё, что вы\u00A0начали, сохраняется само.',
    quiet: 'Ничего срочного. Можно записывать новое.',
    onReview: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'материал', 'материала', 'материалов')} на\u00A0проверке`,
    canPublish: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'материал', 'материала', 'материалов')} можно опубликовать`,
    uploading: (count: number) =>
      `${pluralRu(count, 'загружается', 'загружаются', 'загружается')} ${count}\u00A0${pluralRu(count, 'файл', 'файла', 'файлов')}`,
    period: 'Период',
    days: (count: number) => `${count}\u00A0${pluralRu(count, 'день', 'дня', 'дней')}`,
    year: 'Год',
    groups: 'Кому написать',
    campaigns: 'Рассылки',
    loading: 'Открываем главную',
  },
  en: {
    title: 'Home',
    hello: (greeting: string, name: string) => `${greeting}, ${name}`,
    welcome: (name: string) => `Welcome, ${name}`,
    firstLead: 'Four steps to the first sale. All that you begin is kept by itself.',
    quiet: 'Nothing urgent. A good time to record something new.',
    onReview: (count: number) => `${count}\u00A0${pluralEn(count, 'item', 'items')} in review`,
    canPublish: (count: number) => `${count}\u00A0${pluralEn(count, 'item', 'items')} can be published`,
    uploading: (count: number) => `${count}\u00A0${pluralEn(count, 'file is', 'files are')} uploading`,
    period: 'Period',
    days: (count: number) => `${count}\u00A0${pluralEn(count, 'day', 'days')}`,
    year: 'Year',
    groups: 'Whom to write to',
    campaigns: 'Campaigns',
    loading: 'Opening home',
  },
});
