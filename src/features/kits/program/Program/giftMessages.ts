import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is said of a folder, an archive or many files that a programme is made of. */
export const giftMessages = defineMessages({
  ru: {
    fromFolder: 'Добавить из\u00A0папки…',
    fromFiles: 'Добавить из\u00A0файлов или ZIP…',
    drop: 'Отпустите, и\u00A0увидите, какая получится программа',
    added: (words: string) => `В\u00A0программе: ${words}`,
    undo: 'Отменить',
    unreadable: 'Файлы не\u00A0читаются. Проверьте, на\u00A0месте\u00A0ли они',
  },
  en: {
    fromFolder: 'Add from a folder…',
    fromFiles: 'Add from files or a ZIP…',
    drop: 'Let go, and see what programme it makes',
    added: (words) => `In the programme: ${words}`,
    undo: 'Undo',
    unreadable: 'The files cannot be read. See whether they are still there',
  },
});
