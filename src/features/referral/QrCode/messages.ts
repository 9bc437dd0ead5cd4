import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of a QR code. */
export const messages = defineMessages({
  ru: { label: (text: string) => `QR-код: ${text}` },
  en: { label: (text: string) => `QR code: ${text}` },
});
