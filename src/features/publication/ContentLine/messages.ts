import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** What is told of a content in the line under its name. */
export const messages = defineMessages({
  ru: {
    minutes: (count: number) => `${count}\u00A0мин`,
    modules: (count: number) => `${count}\u00A0${pluralRu(count, 'модуль', 'модуля', 'модулей')}`,
    lectures: (count: number) => `${count}\u00A0${pluralRu(count, 'лекция', 'лекции', 'лекций')}`,
    seats: (taken: string, seats: string) => `${taken}\u00A0из\u00A0${seats}`,
    video: 'видеозвонок',
    phone: 'телефон',
    chat: 'чат',
    office: 'очно',
  },
  en: {
    minutes: (count) => `${count}\u00A0min`,
    modules: (count) => `${count}\u00A0${pluralEn(count, 'module', 'modules')}`,
    lectures: (count) => `${count}\u00A0${pluralEn(count, 'lecture', 'lectures')}`,
    seats: (taken, seats) => `${taken} of ${seats}`,
    video: 'video call',
    phone: 'phone',
    chat: 'chat',
    office: 'in person',
  },
});
