import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    artTitle: 'Рассвет на\u00A0дюнах',
    artNote: 'Медитация Ирины Соловьёвой, 16\u00A0минут',
    otherLanguage: 'English',
  },
  en: {
    artTitle: 'Dawn over the dunes',
    artNote: 'A meditation by Irina Solovyova, 16\u00A0minutes',
    otherLanguage: 'Русский',
  },
});
