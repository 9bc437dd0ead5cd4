import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    frameName: (name: string) => `${name || 'Запись'}, кадр.jpg`,
    frameFailed: 'Не\u00A0удалось взять кадр. Попробуйте другое место записи.',
    dropHere: 'Отпустите, и\u00A0файл станет этой записью',
  },
  en: {
    frameName: (name) => `${name || 'Recording'}, frame.jpg`,
    frameFailed: 'The frame could not be taken. Try another place of the recording.',
    dropHere: 'Let go, and the file becomes this recording',
  },
});
