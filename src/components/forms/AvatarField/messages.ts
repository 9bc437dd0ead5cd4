import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    photo: 'Фото',
    file: 'Файл фото',
    formats: 'JPG, PNG или\u00A0WebP до\u00A020\u00A0МБ',
    inCircle: 'Попадёт то, что в\u00A0круге',
    choose: 'Выбрать фото',
    other: 'Другое фото',
    crop: 'Изменить кадр',
    remove: 'Убрать',
    removePhoto: 'Убрать фото',
    drop: 'Отпустите, чтобы добавить',
    sending: 'Загружается',
    kind: (name: string) =>
      `«${name}»\u00A0— не\u00A0JPG, не\u00A0PNG и не\u00A0WebP. Сохраните фото в\u00A0одном из\u00A0этих форматов`,
    bytes: (name: string) => `«${name}» больше 20\u00A0МБ. Уменьшите фото`,
    pixels: (name: string) => `В\u00A0«${name}» больше 40\u00A0мегапикселей. Уменьшите фото`,
    broken: (name: string) =>
      `«${name}» не\u00A0открывается: файл повреждён или скачан не\u00A0до\u00A0конца`,
  },
  en: {
    photo: 'Photo',
    file: 'File of the photo',
    formats: 'JPG, PNG or\u00A0WebP up to\u00A020\u00A0MB',
    inCircle: 'What is in the circle counts',
    choose: 'Choose a photo',
    other: 'Another photo',
    crop: 'Change the crop',
    remove: 'Remove',
    removePhoto: 'Remove the photo',
    drop: 'Let go to add',
    sending: 'Uploading',
    kind: (name) => `“${name}” is not a JPG, PNG or WebP. Save the photo in one of these formats`,
    bytes: (name) => `“${name}” is larger than 20\u00A0MB. Make the photo smaller`,
    pixels: (name) => `“${name}” has more than 40\u00A0megapixels. Make the photo smaller`,
    broken: (name) => `“${name}” does not open: the file is damaged or was not downloaded to its end`,
  },
});
