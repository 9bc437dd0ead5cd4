import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    saved: 'Сохранено',
    unsaved: 'Не\u00A0сохранено',
    saving: 'Сохраняем…',
    failed: 'Не\u00A0сохранилось',
  },
  en: { saved: 'Saved', unsaved: 'Not saved', saving: 'Saving…', failed: 'Could not save' },
});
