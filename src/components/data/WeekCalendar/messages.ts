import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    week: (from: string, to: string) => `Неделя: ${from}\u00A0— ${to}`,
    keys: 'Стрелки ведут по\u00A0часам и\u00A0дням, Page Up и\u00A0Page Down\u00A0— по\u00A0неделям. Enter открывает событие, Escape возвращает ко\u00A0времени.',
    keysCreate:
      'Enter на\u00A0свободном времени планирует новое, Shift со\u00A0стрелкой вниз продлевает его.',
    keysMove: 'Shift со\u00A0стрелками переносит событие, Enter оставляет его там, Escape возвращает.',
    hoursOfDay: (hours: number) => `в\u00A0сутках ${hours}\u00A0ч: часы переводят`,
    ahead: (city: string, minutes: number) =>
      `${city}: ${minutes > 0 ? '+' : '\u2212'}${Math.abs(minutes) / 60}\u00A0ч`,
    told: (when: string, refusal: string | null) => (refusal === null ? when : `${when}. ${refusal}`),
    slot: (day: string, time: string) => `${day}, ${time}`,
  },
  en: {
    week: (from, to) => `Week: ${from} – ${to}`,
    keys: 'Arrows walk the hours and days, Page Up and Page Down the weeks. Enter opens an event, Escape goes back to the time.',
    keysCreate: 'Enter on free time plans something new, Shift with the down arrow makes it longer.',
    keysMove: 'Shift with arrows moves an event, Enter leaves it there, Escape puts it back.',
    hoursOfDay: (hours) => `a day of ${hours}\u00A0hours: clocks change`,
    ahead: (city, minutes) => `${city}: ${minutes > 0 ? '+' : '\u2212'}${Math.abs(minutes) / 60}\u00A0h`,
    told: (when, refusal) => (refusal === null ? when : `${when}. ${refusal}`),
    slot: (day, time) => `${day}, ${time}`,
  },
});
