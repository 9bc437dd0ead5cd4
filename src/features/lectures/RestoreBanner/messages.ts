import { defineMessages } from '#lib/i18n/catalogue.ts';

/** «11:40»: a time of today; other moments name their day. */
const isTime = (when: string) => /^\d\d:\d\d$/.test(when);

export const messages = defineMessages({
  ru: {
    title: (when: string) =>
      /^\d/.test(when) ? `Есть несохранённая версия от\u00A0${when}` : `Есть несохранённая версия: ${when}`,
    device: 'с\u00A0этого устройства.',
    changed: (when: string) => `На\u00A0платформе лекция менялась ${isTime(when) ? `в\u00A0${when}` : when}`,
    discard: 'Отбросить',
    compare: 'Сравнить',
    differences: (count: number) => `различий: ${count}`,
    restore: 'Восстановить',
  },
  en: {
    title: (when) => `There is an unsaved version of ${when}`,
    device: 'from this device.',
    changed: (when) => `The platform’s copy was changed ${isTime(when) ? `at ${when}` : when}`,
    discard: 'Discard',
    compare: 'Compare',
    differences: (count) => `differences: ${count}`,
    restore: 'Restore',
  },
});
