import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Reasons why an upload stopped, with advice. */
export const uploadReasons = defineMessages({
  ru: {
    server: 'Платформа не\u00A0приняла файл. Повторите позже.',
    refused: 'Платформа отказалась принять файл. Проверьте его и\u00A0повторите.',
    busy: 'Платформа просит подождать. Повторите через несколько минут.',
    'too-large': 'Файл слишком большой для платформы.',
    'no-space':
      'На\u00A0сервере нет места. Отправленное сохранено: сообщите в\u00A0поддержку и\u00A0повторите позже.',
    session: 'Платформа потеряла начало файла. Повторите загрузку.',
    empty: 'Файл пуст. Выберите другой.',
    file: 'Файл не\u00A0читается: он изменился или убран. Выберите его снова.',
    changed: 'Файл изменился с\u00A0начала загрузки. Выберите его снова: загрузка начнётся сначала.',
    processing:
      'Платформа не\u00A0смогла обработать файл. Сохраните его заново в\u00A0MP4 или MP3 и\u00A0загрузите снова.',
    unauthorized: 'Сессия закончилась. Войдите снова, и\u00A0загрузка продолжится.',
  },
  en: {
    server: 'The platform did not take the file. Try again later.',
    refused: 'The platform refused the file. Check it and try again.',
    busy: 'The platform asks to wait. Try again in a few minutes.',
    'too-large': 'The file is too large for the platform.',
    'no-space': 'The server is full. What was sent is kept: tell support and try again later.',
    session: 'The platform lost the beginning of the file. Try the upload again.',
    empty: 'The file is empty. Choose another one.',
    file: 'The file cannot be read: it was changed or taken away. Choose it again.',
    changed: 'The file has changed since the upload began. Choose it again: the upload starts over.',
    processing: 'The platform could not process the file. Export it to MP4 or MP3 and upload it again.',
    unauthorized: 'The session has ended. Sign in again and the upload goes on.',
  },
});

/** Warnings, though nothing has stopped. */
export const uploadNotices = defineMessages({
  ru: {
    renewed: 'Платформа забыла начатую загрузку: файл отправляется заново',
    deviceFull:
      'На\u00A0этом устройстве нет места для копии: после перезагрузки страницы файл придётся выбрать снова',
    notRemembered:
      'На\u00A0этом устройстве нет места: не\u00A0закрывайте страницу, пока файл не\u00A0загрузится, иначе его придётся добавить снова',
  },
  en: {
    renewed: 'The platform forgot the upload that had begun: the file is sent again',
    deviceFull: 'This device has no room for a copy: after a reload the file must be chosen again',
    notRemembered:
      'This device has no room: keep the page open until the file has arrived, or it must be added again',
  },
});

/** Why an offered file is not the one that the upload began with. */
export const otherFile = defineMessages({
  ru: {
    name: (name: string) => `Это другой файл: нужен «${name}»`,
    size: (name: string) =>
      `Файл «${name}» другого размера, чем в\u00A0начале загрузки. Загрузите его как новый.`,
    time: (name: string) => `Файл «${name}» изменён после начала загрузки. Загрузите его как новый.`,
    contents: (name: string) =>
      `Содержимое файла «${name}» не\u00A0то, с\u00A0которого началась загрузка. Загрузите его как новый.`,
    unreadable: (name: string) => `Файл «${name}» не\u00A0читается`,
  },
  en: {
    name: (name: string) => `This is another file: “${name}” is needed`,
    size: (name: string) =>
      `“${name}” is not of the size that it had when the upload began. Upload it as a new one.`,
    time: (name: string) => `“${name}” was changed after the upload began. Upload it as a new one.`,
    contents: (name: string) =>
      `The contents of “${name}” are not those that the upload began with. Upload it as a new one.`,
    unreadable: (name: string) => `“${name}” cannot be read`,
  },
});

export const uploadMessages = defineMessages({
  ru: {
    notBegun: (name: string) => `Не\u00A0удалось начать загрузку файла «${name}»`,
    notRead: (name: string) => `Не\u00A0удалось прочитать файл «${name}»`,
    notUploaded: (name: string) => `Не\u00A0удалось загрузить файл «${name}»`,
    imageNotUploaded: 'Не\u00A0удалось загрузить обложку',
    photoNotUploaded: 'Не\u00A0удалось загрузить фото',
    attachmentNotUploaded: 'Ошибка при загрузке вложения',
  },
  en: {
    notBegun: (name: string) => `Failed to begin the upload of “${name}”`,
    notRead: (name: string) => `Failed to read “${name}”`,
    notUploaded: (name: string) => `Failed to upload “${name}”`,
    imageNotUploaded: 'Failed to upload the cover',
    photoNotUploaded: 'Failed to upload the photo',
    attachmentNotUploaded: 'Failed to upload the attachment',
  },
});
