import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    descriptionHint: 'О\u00A0чём практика, когда её слушать и\u00A0что понадобится',
    previewHint: 'Медитацию послушают целиком и\u00A0те, кто её не\u00A0купил.',
    goal: 'Цель',
    goalHint: 'Не\u00A0выбрана',
    goalDone: 'Цель выбрана',
    goalNone: 'Цель не\u00A0выбрана',
    choose: 'Выбрать',
    voice: 'Голос',
    sound: 'Звук',
    music: 'Музыка',
    musicRights: 'Права на\u00A0музыку у\u00A0меня есть',
    musicRightsHint:
      'Своя музыка, лицензия или свободное использование: платформа может спросить подтверждение.',
    bell: 'Колокольчик в\u00A0конце',
    contraindications: 'Противопоказания',
    contraindicationsHint: 'Кому эта практика не\u00A0подходит. Для задержек дыхания указать обязательно.',
  },
  en: {
    descriptionHint: 'What it is about, when to listen and what is needed',
    previewHint: 'The meditation is open in full to those who have not bought it.',
    goal: 'Goal',
    goalHint: 'Not chosen',
    goalDone: 'Goal chosen',
    goalNone: 'No goal chosen',
    choose: 'Choose',
    voice: 'Voice',
    sound: 'Sound',
    music: 'Music',
    musicRights: 'I have the rights to the music',
    musicRightsHint: 'Your own music, a licence or free use: the platform may ask for proof.',
    bell: 'A bell at the end',
    contraindications: 'Contraindications',
    contraindicationsHint: 'Whom this practice does not suit. A must where the breath is held.',
  },
});
