import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { label: 'Сохранение', steps: 'Шаги сохранения' },
  en: { label: 'Saving', steps: 'Steps of the save' },
});
