import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    frame: 'Кадр. Стрелки двигают картинку, с\u00A0Shift\u00A0— медленнее',
    moveHint: 'Двигайте картинку мышью или стрелками',
    result: (size: string) => `Получится ${size}`,
    small: (size: string, least: string) => `Получится ${size}, а\u00A0для каталога нужно от\u00A0${least}.`,
    zoomLess: 'Уменьшите масштаб',
    takeLarger: 'Возьмите картинку крупнее',
    cancel: 'Отмена',
    done: 'Готово',
    cutting: 'Вырезаем…',
    close: 'Закрыть',
    cutFailed: 'Вырезать не\u00A0получилось. Попробуйте ещё раз или возьмите другую картинку',
    kind: (name: string) =>
      `«${name}»\u00A0— не\u00A0JPG, не\u00A0PNG и не\u00A0WebP. Сохраните картинку в\u00A0одном из\u00A0этих форматов`,
    bytes: (name: string, size: string, most: string) =>
      `«${name}» весит ${size}, а\u00A0можно до\u00A0${most}. Сохраните картинку в\u00A0JPG или уменьшите её`,
    pixels: (name: string) => `В\u00A0«${name}» больше 40\u00A0мегапикселей. Уменьшите картинку`,
    broken: (name: string) =>
      `«${name}» не\u00A0открывается: файл повреждён или скачан не\u00A0до\u00A0конца`,
  },
  en: {
    frame: 'Frame. Arrows move the picture, with Shift slower',
    moveHint: 'Move the picture with the mouse or the arrows',
    result: (size) => `The result is ${size}`,
    small: (size, least) => `The result is ${size}, and the catalogue needs ${least} or more.`,
    zoomLess: 'Zoom out',
    takeLarger: 'Take a larger picture',
    cancel: 'Cancel',
    done: 'Done',
    cutting: 'Cutting…',
    close: 'Close',
    cutFailed: 'The picture could not be cut. Try again or take another one',
    kind: (name) => `“${name}” is not a JPG, PNG or WebP. Save the picture in one of these formats`,
    bytes: (name, size, most) =>
      `“${name}” is ${size}, and up to ${most} is allowed. Save it as JPG or make it smaller`,
    pixels: (name) => `“${name}” has more than 40\u00A0megapixels. Make the picture smaller`,
    broken: (name) => `“${name}” does not open: the file is damaged or was not downloaded to its end`,
  },
});
