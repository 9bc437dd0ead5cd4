import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    sections: 'Разделы',
    waiting: (count: number) => `${count}\u00A0${pluralRu(count, 'ждёт', 'ждут', 'ждут')} вас`,
  },
  en: {
    sections: 'Sections',
    waiting: (count: number) => `${count}\u00A0${pluralEn(count, 'needs', 'need')} you`,
  },
});
