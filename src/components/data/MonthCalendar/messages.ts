import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    keys: 'Стрелки ведут по\u00A0дням, Page Up и\u00A0Page Down\u00A0— по\u00A0месяцам. Enter открывает события дня, Escape возвращает к\u00A0дню.',
    keysCreate: 'Плюс планирует новое на\u00A0этот день.',
    keysMove: 'Shift со\u00A0стрелками переносит событие, Enter оставляет его там, Escape возвращает.',
    carriedTo: (day: string) => `Перенести: ${day}`,
    events: (count: number) => `${count}\u00A0${pluralRu(count, 'событие', 'события', 'событий')}`,
    goesOn: (title: string) => `идёт «${title}»`,
    add: 'Запланировать',
    more: (count: number) => `ещё ${count}`,
  },
  en: {
    keys: 'Arrows walk the days, Page Up and Page Down the months. Enter goes into the events of a day, Escape back to the day.',
    keysCreate: 'Plus plans something new on that day.',
    keysMove: 'Shift with arrows moves an event, Enter leaves it there, Escape puts it back.',
    carriedTo: (day) => `Move to ${day}`,
    events: (count) => `${count}\u00A0${pluralEn(count, 'event', 'events')}`,
    goesOn: (title) => `“${title}” goes on`,
    add: 'Plan',
    more: (count) => `${count} more`,
  },
});
