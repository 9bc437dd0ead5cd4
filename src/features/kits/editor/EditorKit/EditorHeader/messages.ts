import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    save: 'Сохранить',
    saving: 'Сохраняем…',
    copyLink: 'Копировать ссылку',
    revert: 'Отменить правки',
    kept: 'Копия на\u00A0этом устройстве, ',
    elsewhere: 'Открыто в\u00A0другой вкладке',
  },
  en: {
    save: 'Save',
    saving: 'Saving…',
    copyLink: 'Copy the link',
    revert: 'Undo the edits',
    kept: 'Copy on this device, ',
    elsewhere: 'Open in another tab',
  },
});
