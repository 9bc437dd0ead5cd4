import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Why an upload stopped. */
export const uploadReasons = defineMessages({
  ru: {
    network: 'Прервалась связь. Загрузка продолжится с\u00A0этого места.',
    server: 'Платформа не\u00A0приняла файл. Повторите позже.',
    'too-large': 'Файл слишком большой для платформы.',
    session: 'Платформа потеряла начало файла. Повторите загрузку.',
    file: 'Файл не\u00A0читается: он пуст, изменился или убран. Выберите его снова.',
    unauthorized: 'Сессия закончилась. Войдите снова, и\u00A0загрузка продолжится.',
  },
  en: {
    network: 'The connection broke. The upload goes on from here.',
    server: 'The platform did not take the file. Try again later.',
    'too-large': 'The file is too large for the platform.',
    session: 'The platform lost the beginning of the file. Try the upload again.',
    file: 'The file cannot be read: it is empty, was changed or taken away. Choose it again.',
    unauthorized: 'The session has ended. Sign in again and the upload goes on.',
  },
});

export const uploadMessages = defineMessages({
  ru: {
    notBegun: (name: string) => `Не\u00A0удалось начать загрузку файла «${name}»`,
    notRead: (name: string) => `Не\u00A0удалось прочитать файл «${name}»`,
    notUploaded: (name: string) => `Не\u00A0удалось загрузить файл «${name}»`,
    imageNotUploaded: 'Не\u00A0удалось загрузить обложку',
  },
  en: {
    notBegun: (name: string) => `Failed to begin the upload of “${name}”`,
    notRead: (name: string) => `Failed to read “${name}”`,
    notUploaded: (name: string) => `Failed to upload “${name}”`,
    imageNotUploaded: 'Failed to upload the cover',
  },
});
