import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Names of the fields of a recording. */
export const fieldMessages = defineMessages({
  ru: {
    name: 'Название',
    description: 'Описание',
    streamID: 'Видео или звук',
    imageId: 'Обложка',
    tags: 'Теги',
    level: 'Уровень',
    language: 'Язык',
    isPreview: 'Бесплатный фрагмент',
    captions: 'Субтитры',
    costKopecks: 'Цена',
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
    captions: 'Captions',
    costKopecks: 'Price',
  },
});
