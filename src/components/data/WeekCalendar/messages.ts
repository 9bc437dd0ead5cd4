import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    week: (from: string, to: string) => `Неделя: ${from}\u00A0— ${to}`,
    keys: 'Стрелки ведут по\u00A0часам и\u00A0дням, Page Up и\u00A0Page Down\u00A0— по\u00A0неделям. Enter открывает событие, Escape возвращает ко\u00A0времени.',
    keysCreate:
      'Enter на\u00A0свободном времени планирует новое, Shift со\u00A0стрелкой вниз продлевает его.',
    keysMove: 'Shift со\u00A0стрелками переносит событие, Enter оставляет его там, Escape возвращает.',
    hour: 'Час',
    slot: (day: string, time: string) => `${day}, ${time}`,
  },
  en: {
    week: (from, to) => `Week: ${from} – ${to}`,
    keys: 'Arrows walk the hours and days, Page Up and Page Down the weeks. Enter opens an event, Escape goes back to the time.',
    keysCreate: 'Enter on free time plans something new, Shift with the down arrow makes it longer.',
    keysMove: 'Shift with arrows moves an event, Enter leaves it there, Escape puts it back.',
    hour: 'Hour',
    slot: (day, time) => `${day}, ${time}`,
  },
});
