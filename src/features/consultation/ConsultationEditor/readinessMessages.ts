import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of each checklist line, done and not done, and of its action. */
export const messages = defineMessages({
  ru: {
    scheduleDone: 'Часы приёма указаны',
    scheduleNone: 'Нет часов приёма',
    placeDone: 'Понятно, где встречаться',
    placeNone: 'Не\u00A0указано, где встречаться',
    coverNone: 'Нет обложки нужного размера',
  },
  en: {
    scheduleDone: 'Hours are set',
    scheduleNone: 'No hours',
    placeDone: 'It is clear where to meet',
    placeNone: 'It is not said where to meet',
    coverNone: 'No cover of the right size',
  },
});
