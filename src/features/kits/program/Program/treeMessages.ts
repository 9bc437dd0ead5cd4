import { defineMessages } from '#lib/i18n/catalogue.ts';

/** The tree of the programme, its places in words, and what stands there while it is empty. */
export const treeMessages = defineMessages({
  ru: {
    tree: 'Программа',
    into: 'В\u00A0модуль',
    place: (number: number) => `, место\u00A0${number}`,
    modulePlace: (number: number) => `Модуль на\u00A0место\u00A0${number}`,
    nothing: 'Ничего не\u00A0найдено',
    emptyTitle: 'Здесь будет программа',
    emptyText: 'Начните с\u00A0модуля или добавьте записи: каждая станет лекцией.',
    firstModule: 'Добавить модуль',
    fromFolder: 'Собрать из\u00A0папки',
    drop: 'Перетащите папку, ZIP или записи',
    dropTouch: 'Выберите ZIP или записи',
    dropHint:
      'Папки станут модулями, записи\u00A0— лекциями, остальные файлы\u00A0— вложениями. Сначала покажем, что\u00A0получится.',
  },
  en: {
    tree: 'Programme',
    into: 'Into module',
    place: (number) => `, place\u00A0${number}`,
    modulePlace: (number) => `Module to place\u00A0${number}`,
    nothing: 'Nothing found',
    emptyTitle: 'Your programme will be here',
    emptyText: 'Begin with a module, or add recordings: each becomes a lecture.',
    firstModule: 'Add a module',
    fromFolder: 'Make it of a folder',
    drop: 'Drop a folder, a ZIP or recordings',
    dropTouch: 'Choose a ZIP or recordings',
    dropHint:
      'Folders become modules, recordings lectures, and other files attachments. You see what comes of it first.',
  },
});
