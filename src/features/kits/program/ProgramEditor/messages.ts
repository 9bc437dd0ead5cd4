import { defineMessages } from '#lib/i18n/catalogue.ts';

/** The pages of the editor of a course or a marathon. */
export const messages = defineMessages({
  ru: {
    main: 'Основное',
    program: 'Программа',
    questions: 'Вопросы',
    publication: 'Публикация',
    preview: 'Предпросмотр',
  },
  en: {
    main: 'Main',
    program: 'Programme',
    questions: 'Questions',
    publication: 'Publication',
    preview: 'Preview',
  },
});
