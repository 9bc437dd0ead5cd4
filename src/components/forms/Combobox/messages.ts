import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    searching: 'Ищем…',
    failed: 'Список не\u00A0загрузился',
    retry: 'Повторить',
    nothing: 'Ничего не\u00A0найдено',
    create: (name: string) => `Создать «${name}»`,
  },
  en: {
    searching: 'Searching…',
    failed: 'The list did not load',
    retry: 'Try again',
    nothing: 'Nothing found',
    create: (name) => `Create “${name}”`,
  },
});
