import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    descriptionHint: 'О\u00A0чём практика, когда её слушать и\u00A0что понадобится',
    previewHint: 'Медитацию послушают целиком и\u00A0те, кто её не\u00A0купил.',
    goalHint: 'Не\u00A0выбрана',
    goalDone: 'Цель выбрана',
    goalNone: 'Цель не\u00A0выбрана',
    choose: 'Выбрать',
    sound: 'Звук',
    musicRightsHint:
      'Своя музыка, лицензия или свободное использование: платформа может спросить подтверждение.',
    contraindicationsHint: 'Кому эта практика не\u00A0подходит. Для задержек дыхания указать обязательно.',
  },
  en: {
    descriptionHint: 'What it is about, when to listen and what is needed',
    previewHint: 'The meditation is open in full to those who have not bought it.',
    goalHint: 'Not chosen',
    goalDone: 'Goal chosen',
    goalNone: 'No goal chosen',
    choose: 'Choose',
    sound: 'Sound',
    musicRightsHint: 'Your own music, a licence or free use: the platform may ask for proof.',
    contraindicationsHint: 'Whom this practice does not suit. A must where the breath is held.',
  },
});
