import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    frameName: (lecture: string) => `${lecture || 'Лекция'}, кадр.jpg`,
    frameFailed: 'Не\u00A0удалось взять кадр. Попробуйте другое место записи.',
    name: 'Название',
    description: 'Описание',
    streamID: 'Видео или звук',
    imageId: 'Обложка',
    tags: 'Теги',
    level: 'Уровень',
    language: 'Язык',
    isPreview: 'Бесплатный фрагмент',
    price: 'Цена',
  },
  en: {
    frameName: (lecture) => `${lecture || 'Lecture'}, frame.jpg`,
    frameFailed: 'The frame could not be taken. Try another place of the recording.',
    name: 'Title',
    description: 'Description',
    streamID: 'Video or audio',
    imageId: 'Cover',
    tags: 'Tags',
    level: 'Level',
    language: 'Language',
    isPreview: 'Free preview',
    price: 'Price',
  },
});
