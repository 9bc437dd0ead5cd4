import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    trailer: 'Трейлер',
    hint: 'Видео, которое смотрят до\u00A0покупки. Выбирается из\u00A0видеотеки.',
    placeholder: 'Найти в\u00A0видеотеке',
  },
  en: {
    trailer: 'Trailer',
    hint: 'The video that is watched before a purchase, from the video library.',
    placeholder: 'Find in the video library',
  },
});
