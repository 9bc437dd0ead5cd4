import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    share: (percent: string) => `${percent} от\u00A0прошлого шага`,
  },
  en: {
    share: (percent) => `${percent} of\u00A0the step before`,
  },
});
