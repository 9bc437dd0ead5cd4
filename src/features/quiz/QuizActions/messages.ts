import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of what is done to quizzes in their list. */
export const messages = defineMessages({
  ru: {
    activate: 'Активировать',
    activated: 'Активировано',
    archive: 'В\u00A0архив',
    archived: 'В\u00A0архиве',
    draft: 'Вернуть в\u00A0черновик',
    drafted: 'Возвращено в\u00A0черновик',
  },
  en: {
    activate: 'Activate',
    activated: 'Activated',
    archive: 'To the archive',
    archived: 'In the archive',
    draft: 'Back to draft',
    drafted: 'Back to draft',
  },
});
