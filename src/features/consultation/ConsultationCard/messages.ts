import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    actions: (name: string) => `Действия: ${name}`,
    requests: (count: number) => `${count}\u00A0${pluralRu(count, 'заявка', 'заявки', 'заявок')}`,
    noRequests: 'заявок нет',
  },
  en: {
    actions: (name) => `Actions: ${name}`,
    requests: (count) => `${count}\u00A0${pluralEn(count, 'request', 'requests')}`,
    noRequests: 'no requests',
  },
});
