import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { digits: (count: number) => `${count}\u00A0${pluralRu(count, 'цифра', 'цифры', 'цифр')}` },
  en: { digits: (count) => `${count}\u00A0${pluralEn(count, 'digit', 'digits')}` },
});
