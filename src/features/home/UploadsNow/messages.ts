import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the uploads that go on. */
export const messages = defineMessages({
  ru: {
    title: 'Загружаются',
    all: 'Загрузки',
    percent: (value: number) => `${value}\u00A0%`,
    queued: 'в\u00A0очереди',
    processing: 'обрабатывается',
    network: 'ждёт сети',
  },
  en: {
    title: 'Uploading',
    all: 'Uploads',
    percent: (value: number) => `${value}%`,
    queued: 'in the queue',
    processing: 'processing',
    network: 'waits for the network',
  },
});
