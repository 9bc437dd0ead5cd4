import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is said of a password that the platform finds too common, under the name of its field. */
export const weakPassword = defineMessages({
  ru: { password: 'Этот пароль подбирают одним из\u00A0первых. Придумайте другой.' },
  en: { password: 'This password is among the first to be guessed. Choose another one.' },
});
