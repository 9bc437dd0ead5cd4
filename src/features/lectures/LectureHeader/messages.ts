import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    name: 'Название лекции',
    placeholder: 'Название лекции',
    save: 'Сохранить',
    saving: 'Сохраняем…',
    more: 'Ещё действия с\u00A0лекцией',
    copyLink: 'Копировать ссылку',
    revert: 'Отменить правки',
    kept: 'Копия на\u00A0этом устройстве, ',
  },
  en: {
    name: 'Title of the lecture',
    placeholder: 'Title of the lecture',
    save: 'Save',
    saving: 'Saving…',
    more: 'More actions with the lecture',
    copyLink: 'Copy the link',
    revert: 'Undo the edits',
    kept: 'Copy on this device, ',
  },
});
