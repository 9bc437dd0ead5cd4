import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const ru = (count: string, number: number) =>
  `${count}\u00A0${pluralRu(number, 'запись', 'записи', 'записей')}`;
const en = (count: string, number: number) => `${count}\u00A0${pluralEn(number, 'recording', 'recordings')}`;

/** Texts of what the library weighs. */
export const messages = defineMessages({
  ru: {
    title: 'Место и\u00A0повторы',
    all: (count: string, number: number, weight: string) =>
      `В\u00A0видеотеке ${ru(count, number)}, ${weight}.`,
    reading: (done: string, all: string) => `Читаем список: ${done}\u00A0из\u00A0${all}`,
    comparing: (done: string, all: string) => `Сравниваем файлы одного размера: ${done}\u00A0из\u00A0${all}`,
    progress: 'Просмотр видеотеки',
    unused: 'Нигде не\u00A0используется',
    unusedSum: (count: string, number: number, weight: string) => `${ru(count, number)}, ${weight}`,
    noneUnused: 'Всё, что загружено, где-то используется.',
    show: 'Показать в\u00A0списке',
    kept: 'Удалять записи платформа пока не\u00A0даёт: этот список поможет, когда вы\u00A0попросите её об\u00A0этом.',
    copyIds: 'Скопировать ID этих записей',
    copied: 'ID скопированы',
    notCopied: 'Браузер не\u00A0дал скопировать',
    duplicates: 'Одно и\u00A0то\u00A0же содержимое',
    duplicatesWhat: 'Совпадают размер и\u00A0пробы содержимого, как\u00A0бы файлы ни\u00A0назывались.',
    noDuplicates: 'Двух одинаковых файлов нет.',
    extra: (weight: string) => `лишние ${weight}`,
    keep: 'остаётся',
    replace: 'Заменить',
    replaceBy: (name: string, by: string) => `Заменить «${name}» на\u00A0«${by}»`,
    unread: (count: string, number: number) => `Не\u00A0удалось прочитать: ${ru(count, number)}.`,
    failed: 'Видеотека не\u00A0прочиталась',
    retry: 'Повторить',
    close: 'Закрыть',
  },
  en: {
    title: 'Space and copies',
    all: (count: string, number: number, weight: string) =>
      `The library has ${en(count, number)}, ${weight}.`,
    reading: (done: string, all: string) => `Reading the list: ${done} of ${all}`,
    comparing: (done: string, all: string) => `Comparing files of one size: ${done} of ${all}`,
    progress: 'Looking through the library',
    unused: 'Used nowhere',
    unusedSum: (count: string, number: number, weight: string) => `${en(count, number)}, ${weight}`,
    noneUnused: 'All that is uploaded is used somewhere.',
    show: 'Show in the list',
    kept: 'The platform does not let you remove recordings yet: this list will help when you ask it to.',
    copyIds: 'Copy the IDs of these recordings',
    copied: 'The IDs are copied',
    notCopied: 'The browser did not let it be copied',
    duplicates: 'The same content',
    duplicatesWhat: 'The size and samples of the content agree, whatever the files are called.',
    noDuplicates: 'No two files are the same.',
    extra: (weight: string) => `${weight} too much`,
    keep: 'stays',
    replace: 'Replace',
    replaceBy: (name: string, by: string) => `Replace “${name}” with “${by}”`,
    unread: (count: string, number: number) => `Could not be read: ${en(count, number)}.`,
    failed: 'The library could not be read',
    retry: 'Try again',
    close: 'Close',
  },
});
