import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const hoursRu = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00A0ч`, rest > 0 && `${rest}\u00A0мин`].filter(Boolean).join(' ');
};
const hoursEn = (minutes: number) => {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours}\u00A0h`, rest > 0 && `${rest}\u00A0min`].filter(Boolean).join(' ');
};

export const messages = defineMessages({
  ru: {
    title: 'Даты',
    time: 'Время',
    noTime: '––:––',
    endHint: 'Без даты марафон не\u00A0заканчивается сам',
    orderHint: 'Порядок: запись, старт, окончание',
    timezone: 'Часовой пояс марафона',
    timezoneHint: 'По\u00A0нему открываются дни. Часы на\u00A0датах остаются прежними.',
    shiftLabel: 'Перенос остальных дат',
    later: (way: string) => `Старт переехал на\u00A0${way} позже. Сдвинуть остальное?`,
    earlier: (way: string) => `Старт переехал на\u00A0${way} раньше. Сдвинуть остальное?`,
    days: (count: number) => `${count}\u00A0${pluralRu(count, 'день', 'дня', 'дней')}`,
    hours: hoursRu,
    wouldEnrol: (when: string) => `запись с\u00A0${when}`,
    wouldClose: (when: string) => `по\u00A0${when}`,
    wouldEnd: (when: string) => `конец ${when}`,
    keep: 'Оставить',
    shiftAll: 'Сдвинуть всё',
    untilEnrol: 'Запись откроется через',
    untilClose: 'Запись закроется через',
    untilStart: 'Старт через',
    untilEnd: 'Закончится через',
    daysLeft: (count: number) => `${count}\u00A0${pluralRu(count, 'день', 'дня', 'дней')}`,
    hoursLeft: (count: number) => `${count}\u00A0${pluralRu(count, 'час', 'часа', 'часов')}`,
    minutesLeft: (count: number) => `${count}\u00A0${pluralRu(count, 'минуту', 'минуты', 'минут')}`,
    draftHint: 'Черновик: счёт пойдёт после публикации',
    finished: 'Марафон закончился',
    cancelled: (reason: string) => `Марафон отменён${reason ? `: ${reason}` : ''}`,
  },
  en: {
    title: 'Dates',
    time: 'Time',
    noTime: '––:––',
    endHint: 'Without a date the marathon does not end by itself',
    orderHint: 'Order: enrolment, start, end',
    timezone: 'Time zone of the marathon',
    timezoneHint: 'Days open by it. The clocks of the dates stay as they are.',
    shiftLabel: 'Moving the other dates',
    later: (way) => `The start moved ${way} later. Move the rest?`,
    earlier: (way) => `The start moved ${way} earlier. Move the rest?`,
    days: (count) => `${count}\u00A0${pluralEn(count, 'day', 'days')}`,
    hours: hoursEn,
    wouldEnrol: (when) => `enrolment from ${when}`,
    wouldClose: (when) => `to ${when}`,
    wouldEnd: (when) => `end ${when}`,
    keep: 'Keep them',
    shiftAll: 'Move all',
    untilEnrol: 'Enrolment opens in',
    untilClose: 'Enrolment closes in',
    untilStart: 'Starts in',
    untilEnd: 'Ends in',
    daysLeft: (count) => `${count}\u00A0${pluralEn(count, 'day', 'days')}`,
    hoursLeft: (count) => `${count}\u00A0${pluralEn(count, 'hour', 'hours')}`,
    minutesLeft: (count) => `${count}\u00A0${pluralEn(count, 'minute', 'minutes')}`,
    draftHint: 'A draft: it counts once it is published',
    finished: 'The marathon is over',
    cancelled: (reason) => `The marathon was cancelled${reason ? `: ${reason}` : ''}`,
  },
});
