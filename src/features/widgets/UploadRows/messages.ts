import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the rows of uploads. */
export const messages = defineMessages({
  ru: {
    failed: 'Загрузка прервалась',
    done: 'Загружено',
    paused: 'Пауза',
    queued: 'В\u00A0очереди',
  },
  en: {
    failed: 'The upload stopped',
    done: 'Uploaded',
    paused: 'Paused',
    queued: 'In the queue',
  },
});
