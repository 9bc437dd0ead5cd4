import type { Getter, Setter } from 'jotai';
import { defineMessages } from '#lib/i18n/catalogue.ts';
import { runIntent } from '../run.ts';

const messages = defineMessages({
  ru: {
    create: 'Не\u00A0удалось создать модуль',
    update: 'Не\u00A0удалось изменить модуль',
    remove: 'Не\u00A0удалось удалить модуль',
    upload: 'Ошибка при загрузке вложения',
    removeAttachment: 'Не\u00A0удалось удалить файл модуля',
  },
  en: {
    create: 'Failed to create the module',
    update: 'Failed to edit the module',
    remove: 'Failed to delete the module',
    upload: 'Failed to upload the attachment',
    removeAttachment: 'Failed to delete the module’s file',
  },
});

interface Act<T> {
  text: keyof (typeof messages)['ru'];
  work: () => Promise<T>;
}

/** Acts on a module of a course or a marathon. */
export const actOnModule = <T>(get: Getter, set: Setter, { text, work }: Act<T>): Promise<T> =>
  runIntent(get, set, work, { text: (language) => messages[language][text] });
