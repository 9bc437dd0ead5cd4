import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';
import { groupDigits } from '#lib/number/numbers.ts';

/** Texts of the dialog that copies a course or a marathon. */
export const messages = defineMessages({
  ru: {
    title: 'Дублировать',
    reading: 'Читаем оригинал',
    lectures: 'Лекции в\u00A0копии',
    shared: 'Те\u00A0же, что в\u00A0оригинале',
    sharedHint: (count: number) =>
      `${groupDigits(count)}\u00A0${pluralRu(count, 'лекция', 'лекции', 'лекций')} на\u00A0две программы: правка лекции видна в\u00A0обеих`,
    own: 'Свои',
    ownHint: (count: number) =>
      `${count === 1 ? 'Новая лекция' : 'Новые лекции'} с\u00A0теми\u00A0же текстами, обложками и\u00A0записями: оригинал останется прежним`,
    start: 'Новый старт',
    shift: 'Сдвиг от\u00A0старого старта',
    days: 'дн.',
    enrol: (when: string) => `запись с\u00A0${when}`,
    close: (when: string) => `по\u00A0${when}`,
    end: (when: string) => `окончание ${when}`,
    along: 'Сдвинутся вместе со\u00A0стартом:',
    files: (count: number, size: string) =>
      `Вложения копируются файлами: ${groupDigits(count)}\u00A0${pluralRu(count, 'файл', 'файла', 'файлов')}, ${size}.`,
    kept: 'Обложка и\u00A0цена будут те\u00A0же. Публикация, продажи и\u00A0клиенты остаются у\u00A0оригинала.',
    cancel: 'Отмена',
    confirm: 'Открыть копию',
    busy: 'Копируем',
  },
  en: {
    title: 'Duplicate',
    reading: 'Reading the original',
    lectures: 'Lectures of the copy',
    shared: 'The same as in the original',
    sharedHint: (count) =>
      `${groupDigits(count)} ${pluralEn(count, 'lecture', 'lectures')} in both: an edit of a lecture shows in both`,
    own: 'Its own',
    ownHint: (count) =>
      `${pluralEn(count, 'A new lecture', 'New lectures')} with the same texts, covers and media: the original stays as it is`,
    start: 'New start',
    shift: 'After the former start',
    days: 'days',
    enrol: (when) => `enrolment from ${when}`,
    close: (when) => `to ${when}`,
    end: (when) => `end ${when}`,
    along: 'What moves along with the start:',
    files: (count, size) =>
      `Attachments are copied as files: ${groupDigits(count)} ${pluralEn(count, 'file', 'files')}, ${size}.`,
    kept: 'Cover and price are the same. Publication, sales and clients stay with the original.',
    cancel: 'Cancel',
    confirm: 'Open the copy',
    busy: 'Copying',
  },
});
