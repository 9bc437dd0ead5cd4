import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { up: 'больше на ', down: 'меньше на ' },
  en: { up: 'up by ', down: 'down by ' },
});
