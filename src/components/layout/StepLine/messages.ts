import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    label: 'Шаги',
    of: (step: number, total: number) => `Шаг\u00A0${step} из\u00A0${total}`,
  },
  en: {
    label: 'Steps',
    of: (step, total) => `Step ${step} of ${total}`,
  },
});
