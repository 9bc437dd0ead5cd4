import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const files = (count: number) => pluralRu(count, 'файл', 'файла', 'файлов');

/** Texts of the panel of uploads, and of the notification at their end. */
export const messages = defineMessages({
  ru: {
    all: 'Все загрузки',
    clearDone: 'Убрать готовые',
    begun: (count: number) => `Загружаем ${count}\u00A0${files(count)}`,
    unprocessed: (count: number) => `Платформа не\u00A0смогла обработать ${count}\u00A0${files(count)}`,
    ended: 'Загрузки закончились',
    endedBadly: 'Загрузки остановились',
    arrived: (count: number) => `${count}\u00A0${files(count)} на\u00A0платформе`,
    failed: (count: number) =>
      `${count}\u00A0${files(count)} не\u00A0${pluralRu(count, 'загрузился', 'загрузились', 'загрузились')}`,
  },
  en: {
    all: 'All uploads',
    clearDone: 'Clear the finished',
    begun: (count: number) => `Uploading ${count} ${pluralEn(count, 'file', 'files')}`,
    unprocessed: (count: number) =>
      `The platform could not process ${count} ${pluralEn(count, 'file', 'files')}`,
    ended: 'The uploads have ended',
    endedBadly: 'The uploads have stopped',
    arrived: (count: number) => `${count} ${pluralEn(count, 'file has', 'files have')} arrived`,
    failed: (count: number) => `${count} ${pluralEn(count, 'file was', 'files were')} not uploaded`,
  },
});
