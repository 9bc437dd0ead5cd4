import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    descriptionHint: 'О\u00A0чём лекция, кому она поможет и\u00A0что понадобится',
    previewHint: 'Лекцию увидят целиком и\u00A0те, кто не\u00A0купил программу с\u00A0ней.',
  },
  en: {
    descriptionHint: 'What it is about, whom it helps and what is needed',
    previewHint: 'The lecture is open in full to those who have not bought the programme it is in.',
  },
});
