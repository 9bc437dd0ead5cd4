import { defineMessages } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';

export const messages = defineMessages({
  ru: {
    counter: (count: number, max: number) => `${groupDigits(count)} из\u00A0${groupDigits(max)}`,
  },
  en: {
    counter: (count, max) => `${groupDigits(count)} of\u00A0${groupDigits(max)}`,
  },
});
