import { defineMessages } from '#lib/i18n/catalogue.ts';
import { pluralEn } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    long: (count: number, max: number) =>
      `${count} из\u00A0${max}. Короткое название видно в\u00A0списке целиком`,
    over: (count: number, max: number) => `${count} из\u00A0${max}. Сократите на\u00A0${count - max}`,
  },
  en: {
    long: (count, max) => `${count} of\u00A0${max}. A short title shows in full in the list`,
    over: (count, max) =>
      `${count} of\u00A0${max}. Take away ${count - max} ${pluralEn(count - max, 'character', 'characters')}`,
  },
});
