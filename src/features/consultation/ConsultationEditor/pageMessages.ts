import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts that only the page of a consultation has. */
export const pageWords = defineMessages({
  ru: {
    times: 'Свободное время',
    inZone: (zone: string) => `Часовой пояс: ${zone}`,
    place: 'Где',
    questions: 'Перед встречей спросим',
    policy: 'Отмена и\u00A0перенос',
    linkLater: 'Ссылка придёт, когда автор подтвердит встречу.',
    phoneLater: 'Автор позвонит по\u00A0номеру, который вы оставите.',
    closedTitle: 'Запись закрыта',
    closedText: 'Пока она закрыта, клиенты не\u00A0видят свободного времени. Вот каким оно будет.',
  },
  en: {
    times: 'Free times',
    inZone: (zone) => `Time zone: ${zone}`,
    place: 'Where',
    questions: 'We shall ask before the meeting',
    policy: 'Cancelling and moving',
    linkLater: 'The link comes once the author has confirmed the meeting.',
    phoneLater: 'The author will call the number that you leave.',
    closedTitle: 'Booking is closed',
    closedText: 'Until it is opened clients see no free times. This is what they would be.',
  },
});
