import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts that only the page of a meditation has. */
export const pageWords = defineMessages({
  ru: {
    voice: (whose: string) => `${whose} голос`,
    music: 'С\u00A0музыкой',
    bell: 'Колокольчик в\u00A0конце',
    contraindications: 'Противопоказания',
  },
  en: {
    voice: (whose) => `${whose} voice`,
    music: 'With music',
    bell: 'A bell at the end',
    contraindications: 'Contraindications',
  },
});
