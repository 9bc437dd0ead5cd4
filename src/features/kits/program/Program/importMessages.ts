import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts about a folder, an archive or many files that a programme is made of. */
export const importMessages = defineMessages({
  ru: {
    fromFolder: 'Добавить из\u00A0папки…',
    fromFiles: 'Добавить из\u00A0файлов или ZIP…',
    drop: 'Отпустите, и\u00A0увидите, какая получится программа',
    added: (words: string) => `В\u00A0программе: ${words}`,
    undo: 'Отменить',
    unread: (names: string) => `Субтитры не\u00A0прочитались: ${names}.`,
    locked: 'Архив закрыт паролем: распакуйте его и\u00A0перетащите папку',
    crowded: 'В\u00A0архиве слишком много файлов. Распакуйте его и\u00A0перетащите нужную папку',
    badArchive: 'Это не\u00A0архив ZIP, или он повреждён',
    noRoom: (size: string) =>
      `На\u00A0устройстве не\u00A0хватает места, чтобы распаковать ${size}. Распакуйте архив сами и\u00A0перетащите папку`,
    unreadable: 'Файлы не\u00A0читаются. Проверьте, на\u00A0месте\u00A0ли они',
  },
  en: {
    fromFolder: 'Add from a folder…',
    fromFiles: 'Add from files or a ZIP…',
    drop: 'Let go, and see what programme it makes',
    added: (words) => `In the programme: ${words}`,
    undo: 'Undo',
    unread: (names) => `Captions could not be read: ${names}.`,
    locked: 'The archive is locked by a password: unpack it and drop the folder',
    crowded: 'There are too many files in the archive. Unpack it and drop the folder that you need',
    badArchive: 'This is not a ZIP archive, or it is damaged',
    noRoom: (size) =>
      `The device has no room to unpack ${size}. Unpack the archive yourself and drop the folder`,
    unreadable: 'The files cannot be read. See whether they are still there',
  },
});
