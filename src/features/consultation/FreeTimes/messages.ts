import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    zone: 'Часовой пояс клиента',
    loading: 'Ищем свободное время',
    failedTitle: 'Не\u00A0удалось узнать, когда вы заняты',
    retry: 'Повторить',
    noHours: 'Часов приёма нет: свободного времени клиенты не\u00A0увидят.',
    noTimes: 'За\u00A0две недели свободного времени не\u00A0нашлось: всё занято или слишком близко.',
    found: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'вариант', 'варианта', 'вариантов')} на\u00A0две недели`,
  },
  en: {
    zone: 'Time zone of the client',
    loading: 'Looking for free times',
    failedTitle: 'It could not be asked when you are busy',
    retry: 'Try again',
    noHours: 'There are no hours: clients will see no free times.',
    noTimes: 'There is no free time in two weeks: all is taken or too near.',
    found: (count) => `${count}\u00A0${pluralEn(count, 'time', 'times')} in two weeks`,
  },
});
