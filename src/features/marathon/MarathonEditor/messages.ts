import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: { cancel: 'Отменить марафон', enrollTo: (until: string) => `Запись до\u00A0${until}` },
  en: { cancel: 'Cancel the marathon', enrollTo: (until) => `Sign up until ${until}` },
});
