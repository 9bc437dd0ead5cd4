import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    open: (label: string) => `${label}: открыть календарь`,
    unreadable: 'Введите день, например 26.11 или\u00A026\u00A0ноября',
    notBefore: (day: string) => `Не\u00A0раньше ${day}`,
    notAfter: (day: string) => `Не\u00A0позже ${day}`,
    previous: 'Предыдущий месяц',
    next: 'Следующий месяц',
  },
  en: {
    open: (label) => `${label}: open the calendar`,
    unreadable: 'Enter a day, such as 26.11 or 26 November',
    notBefore: (day) => `Not before ${day}`,
    notAfter: (day) => `Not after ${day}`,
    previous: 'Previous month',
    next: 'Next month',
  },
});
