import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Вышла новая версия кабинета.',
    kept: 'Несохранённые правки останутся на\u00A0этом устройстве.',
    uploads: (count: number) => `Сначала дождитесь конца загрузок: ${count}.`,
    later: 'Позже',
    reload: 'Обновить',
  },
  en: {
    title: 'There is a new version of the console.',
    kept: 'Unsaved edits stay on this device.',
    uploads: (count: number) => `Let the uploads end first: ${count}.`,
    later: 'Later',
    reload: 'Update',
  },
});
