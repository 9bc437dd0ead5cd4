import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is said of the age of what is shown. */
export const messages = defineMessages({
  ru: { seen: (when: string) => `Показано, как было ${when}` },
  en: { seen: (when: string) => `Shown as it was ${when}` },
});
