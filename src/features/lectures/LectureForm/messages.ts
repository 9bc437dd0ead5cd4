import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    description: 'Описание',
    descriptionHint: 'О\u00A0чём лекция, кому она поможет и\u00A0что понадобится',
    tags: 'Теги',
    level: 'Уровень',
    language: 'Язык',
    languagePlaceholder: 'Не\u00A0выбран',
    preview: 'Бесплатный фрагмент',
    previewHint: 'Лекцию увидят целиком и\u00A0те, кто не\u00A0купил программу с\u00A0ней.',
    all: 'Для всех',
    beginner: 'Начальный',
    middle: 'Средний',
    expert: 'Эксперт',
  },
  en: {
    description: 'Description',
    descriptionHint: 'What it is about, whom it helps and what is needed',
    tags: 'Tags',
    level: 'Level',
    language: 'Language',
    languagePlaceholder: 'Not chosen',
    preview: 'Free preview',
    previewHint: 'The lecture is open in full to those who have not bought the programme it is in.',
    all: 'For everyone',
    beginner: 'Beginner',
    middle: 'Intermediate',
    expert: 'Expert',
  },
});
