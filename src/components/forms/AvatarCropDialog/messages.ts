import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Фото',
    lead: 'На\u00A0аватар попадёт то, что в\u00A0круге.',
    cancel: 'Отмена',
    done: 'Готово',
  },
  en: {
    title: 'Photo',
    lead: 'What is in the circle becomes the avatar.',
    cancel: 'Cancel',
    done: 'Done',
  },
});
