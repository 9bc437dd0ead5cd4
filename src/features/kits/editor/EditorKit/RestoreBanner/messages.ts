import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: (when: string) =>
      /^\d/.test(when) ? `Есть несохранённая версия от\u00A0${when}` : `Есть несохранённая версия: ${when}`,
    device: 'с\u00A0этого устройства.',
    discard: 'Отбросить',
    compare: 'Сравнить',
    differences: (count: number) => `различий: ${count}`,
    restore: 'Восстановить',
  },
  en: {
    title: (when) => `There is an unsaved version of ${when}`,
    device: 'from this device.',
    discard: 'Discard',
    compare: 'Compare',
    differences: (count) => `differences: ${count}`,
    restore: 'Restore',
  },
});
