import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Что будет сохранено',
    list: 'Правки',
    close: 'Закрыть',
    revert: 'Вернуть',
    revertIt: (what: string, more: string) => `Вернуть: ${what}${more === '' ? '' : `, ${more}`}`,
    back: 'Вернуться к\u00A0правке',
    save: 'Сохранить всё',
  },
  en: {
    title: 'What will be saved',
    list: 'Edits',
    close: 'Close',
    revert: 'Revert',
    revertIt: (what, more) => `Revert: ${what}${more === '' ? '' : `, ${more}`}`,
    back: 'Back to editing',
    save: 'Save all',
  },
});
