import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the fields that a meditation has beside those of a lecture. */
export const fieldMessages = defineMessages({
  ru: {
    goal: 'Цель',
    voice: 'Голос',
    hasMusic: 'Музыка',
    musicRights: 'Права на\u00A0музыку у\u00A0меня есть',
    hasEndingBell: 'Колокольчик в\u00A0конце',
    contraindications: 'Противопоказания',
  },
  en: {
    goal: 'Goal',
    voice: 'Voice',
    hasMusic: 'Music',
    musicRights: 'I have the rights to the music',
    hasEndingBell: 'A bell at the end',
    contraindications: 'Contraindications',
  },
});
