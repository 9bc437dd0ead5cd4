import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the fields of a recording, as two versions of it are compared. */
export const messages = defineMessages({
  ru: {
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
