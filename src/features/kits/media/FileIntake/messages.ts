import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const files = (count: number) => pluralRu(count, 'файл', 'файла', 'файлов');

/** Texts about files that the author gives to the console. */
export const messages = defineMessages({
  ru: {
    refused: (name: string, reason: string) => `«${name}» не\u00A0загружаем. ${reason}`,
    refusedTitle: (count: number) => `Не\u00A0загружаем ${count}\u00A0${files(count)}`,
    taken: (count: number) =>
      `${count === 1 ? 'Остальной' : 'Остальные'} ${count}\u00A0${files(count)} уже в\u00A0загрузках`,
    noneTaken: 'Подойдут видео и\u00A0звук: MP4, MOV, WebM, MKV, MP3, M4A, WAV, FLAC',
    understood: 'Понятно',
    forLibrary: 'Файлы для видеотеки',
  },
  en: {
    refused: (name: string, reason: string) => `“${name}” is not uploaded. ${reason}`,
    refusedTitle: (count: number) => `${count} ${pluralEn(count, 'file is', 'files are')} not uploaded`,
    taken: (count: number) =>
      `The other ${count} ${pluralEn(count, 'file is', 'files are')} among the uploads`,
    noneTaken: 'Video and audio only: MP4, MOV, WebM, MKV, MP3, M4A, WAV, FLAC',
    understood: 'OK',
    forLibrary: 'Files for the video library',
  },
});
