import { defineMessages } from '#lib/i18n/catalogue.ts';

/** The state of a step, for screen readers. */
export const messages = defineMessages({
  ru: { done: 'готово', current: 'сейчас', failed: 'не\u00A0прошёл', todo: 'впереди' },
  en: { done: 'done', current: 'now', failed: 'failed', todo: 'ahead' },
});
