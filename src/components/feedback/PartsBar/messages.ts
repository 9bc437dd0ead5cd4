import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    parts: (kept: number, parts: number, share: number) =>
      parts === 1 ? `${share}\u00A0%` : `${share}\u00A0%, частей ${kept} из\u00A0${parts}`,
  },
  en: {
    parts: (kept: number, parts: number, share: number) =>
      parts === 1 ? `${share}%` : `${share}%, ${kept} of ${parts} parts`,
  },
});
