import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    day: (day: string) => `${day}: что уже есть в\u00A0этот день`,
    nothing: 'ничего не\u00A0запланировано',
    webinar: (name: string, times: string) => `вебинар «${name}», ${times}`,
    request: (name: string, times: string) => `консультация, ${name}, ${times}`,
    wish: (times: string) => `этот вебинар, ${times}`,
    meets: 'пересекается',
  },
  en: {
    day: (day) => `${day}: what this day holds already`,
    nothing: 'nothing is planned',
    webinar: (name, times) => `webinar “${name}”, ${times}`,
    request: (name, times) => `consultation, ${name}, ${times}`,
    wish: (times) => `this webinar, ${times}`,
    meets: 'overlaps',
  },
});
