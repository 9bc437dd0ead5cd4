import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    description: 'Описание',
    tags: 'Теги',
    level: 'Уровень',
    language: 'Язык',
    languagePlaceholder: 'Не\u00A0выбран',
    preview: 'Бесплатный фрагмент',
    all: 'Для всех',
    beginner: 'Начальный',
    middle: 'Средний',
    expert: 'Эксперт',
  },
  en: {
    description: 'Description',
    tags: 'Tags',
    level: 'Level',
    language: 'Language',
    languagePlaceholder: 'Not chosen',
    preview: 'Free preview',
    all: 'For everyone',
    beginner: 'Beginner',
    middle: 'Intermediate',
    expert: 'Expert',
  },
});
