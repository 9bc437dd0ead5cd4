import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Seats, the hour of the day, and the chat. */
export const seatsMessages = defineMessages({
  ru: {
    title: 'Участие',
    seats: 'Мест',
    noLimit: 'Пусто\u00A0— без ограничения',
    places: 'мест',
    taken: (taken: number) => `Занято ${taken}`,
    takenOf: (taken: number, all: number) => `Занято ${taken} из\u00A0${all}`,
    unlock: 'Когда открывается день',
    unlockHint: 'По\u00A0часам марафона',
    chat: 'Чат участников',
    chatHint: 'Ссылку увидят только те, кто записался',
  },
  en: {
    title: 'Taking part',
    seats: 'Seats',
    noLimit: 'Empty — no limit',
    places: 'seats',
    taken: (taken) => `${taken} taken`,
    takenOf: (taken, all) => `${taken} of ${all} taken`,
    unlock: 'When a day opens',
    unlockHint: 'By the clock of the marathon',
    chat: 'Chat',
    chatHint: 'Only those who enrolled see the link',
  },
});
