import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    day: 'Дата',
    time: 'Время',
    zone: 'Часовой пояс',
    never: (city: string, entered: string, shown: string) =>
      `${entered} в\u00A0этот день не\u00A0будет: часы (${city}) переводят вперёд. Поставили ${shown}`,
    twice: (city: string, time: string) =>
      `${time} в\u00A0этот день будет дважды: часы (${city}) переводят назад`,
    first: (offset: string) => `Первый раз, ${offset}`,
    second: (offset: string) => `Второй раз, ${offset}`,
  },
  en: {
    day: 'Date',
    time: 'Time',
    zone: 'Time zone',
    never: (city, entered, shown) =>
      `There is no ${entered} on this day: the clocks (${city}) go forward. Set to ${shown}`,
    twice: (city, time) => `${time} comes twice on this day: the clocks (${city}) go back`,
    first: (offset) => `First time, ${offset}`,
    second: (offset) => `Second time, ${offset}`,
  },
});
