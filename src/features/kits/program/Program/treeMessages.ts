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
    drop: 'Перетащите видео и\u00A0аудио',
    dropTouch: 'Выберите видео и\u00A0аудио',
    dropHint:
      'Лекции получат имена файлов и\u00A0начнут загружаться сразу. Остальные файлы станут вложениями.',
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
    drop: 'Drop video and audio',
    dropTouch: 'Choose video and audio',
    dropHint: 'Lectures get the names of the files and upload at once. Other files become attachments.',
  },
});
