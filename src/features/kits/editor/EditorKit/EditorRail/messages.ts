import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    usedIn: 'Где используется',
    unused: 'Пока нигде.',
  },
  en: {
    usedIn: 'Where it is used',
    unused: 'Nowhere yet.',
  },
});
