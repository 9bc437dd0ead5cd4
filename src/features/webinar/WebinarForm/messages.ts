import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    passcode: 'Код доступа',
    passcodeHint: 'Не\u00A0обязателен',
    capacity: 'Мест',
    capacityHint: 'Пусто\u00A0— без предела',
    speakers: 'Спикеры',
    addSpeaker: 'Добавить спикера',
    speaker: 'Имя спикера',
    tags: 'Теги',
    description: 'Описание',
    descriptionHint: 'О\u00A0чём эфир, кому он поможет и\u00A0что приготовить',
  },
  en: {
    passcode: 'Passcode',
    passcodeHint: 'Optional',
    capacity: 'Seats',
    capacityHint: 'Empty means no limit',
    speakers: 'Speakers',
    addSpeaker: 'Add a speaker',
    speaker: 'Name of a speaker',
    tags: 'Tags',
    description: 'Description',
    descriptionHint: 'What it is about, whom it helps and what to have at hand',
  },
});
