import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the sheet of uploads. */
export const messages = defineMessages({
  ru: {
    goesOn: 'Экран можно выключить: загрузка продолжится, когда вы\u00A0вернётесь',
    pauseAll: 'Приостановить все',
    resumeAll: 'Продолжить все',
    all: 'Все загрузки',
  },
  en: {
    goesOn: 'You can turn the screen off: the upload goes on when you come back',
    pauseAll: 'Pause all',
    resumeAll: 'Resume all',
    all: 'All uploads',
  },
});
