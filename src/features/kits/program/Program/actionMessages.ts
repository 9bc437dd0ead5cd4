import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Messages about edits of the programme. */
export const actionMessages = defineMessages({
  ru: {
    firstModule: 'Модуль 1',
    full: 'В\u00A0модуле не\u00A0больше 100 лекций',
    refused: (name: string, why: string) => `«${name}» не\u00A0подойдёт. ${why}`,
    attached: (count: number) =>
      `${count === 1 ? 'Остальной' : 'Остальные'} ${count}\u00A0${pluralRu(count, 'файл', 'файла', 'файлов')} уже в\u00A0модуле`,
    someStood: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'лекция уже стоит', 'лекции уже стоят', 'лекций уже стоят')} в\u00A0этом модуле`,
    undo: 'Отменить',
    undone: 'Шаг отменён',
    redone: 'Шаг возвращён',
    moduleMoved: (place: number) => `Модуль на\u00A0месте\u00A0${place}`,
    moved: (count: number, name: string, place: number | null) =>
      `${count === 1 ? 'Перенесено' : `Перенесено: ${count}`} в\u00A0модуль «${name}»${place === null ? '' : `, место\u00A0${place}`}`,
    modulesRemoved: (count: number) =>
      count === 1 ? 'Модуль убран. Лекции остались в\u00A0кабинете' : `Убрано модулей: ${count}`,
    lecturesRemoved: (count: number) => (count === 1 ? 'Лекция убрана' : `Убрано лекций: ${count}`),
    filesRemoved: (count: number) => (count === 1 ? 'Вложение убрано' : `Убрано вложений: ${count}`),
  },
  en: {
    firstModule: 'Module 1',
    full: 'A module holds at most 100 lectures',
    refused: (name, why) => `“${name}” was not accepted. ${why}`,
    attached: (count) =>
      `The other ${count} ${pluralEn(count, 'file is', 'files are')} in the module already`,
    someStood: (count) =>
      `${count}\u00A0${pluralEn(count, 'lecture stands', 'lectures stand')} in this module already`,
    undo: 'Undo',
    undone: 'Undone',
    redone: 'Redone',
    moduleMoved: (place) => `The module is at place ${place}`,
    moved: (count, name, place) =>
      `${count === 1 ? 'Moved' : `Moved ${count}`} to the module “${name}”${place === null ? '' : `, place ${place}`}`,
    modulesRemoved: (count) =>
      count === 1 ? 'The module was taken out. Its lectures stay yours' : `Modules taken out: ${count}`,
    lecturesRemoved: (count) => (count === 1 ? 'The lecture was taken out' : `Lectures taken out: ${count}`),
    filesRemoved: (count) =>
      count === 1 ? 'The attachment was taken out' : `Attachments taken out: ${count}`,
  },
});
