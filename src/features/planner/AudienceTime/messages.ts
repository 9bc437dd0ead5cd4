import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Время аудитории',
    hour: 'Час эфира',
    hourIn: (zone: string) => `По\u00A0часам: ${zone}`,
    awake: (percent: number) => `${percent}\u00A0%`,
    awakeLabel: 'не\u00A0спят в\u00A0этот час\u00A0— оценка',
    how: 'Считаем, что люди не\u00A0спят с\u00A07 до\u00A023 по\u00A0своим часам. Где в\u00A0стране несколько поясов, берём примерные доли жителей.',
    basis: (counted: number, all: number) =>
      counted < all
        ? `По\u00A0${counted} последним активным клиентам из\u00A0${all}`
        : `По\u00A0${counted}\u00A0${pluralRu(counted, 'клиенту', 'клиентам', 'клиентам')}`,
    hours: 'Доля бодрствующих по\u00A0часам',
    atHour: (time: string, percent: number) => `${time}: ${percent}\u00A0%`,
    country: 'Страна',
    clients: 'Клиенты',
    local: 'Там сейчас будет',
    share: 'Не\u00A0спят',
    unknown: 'неизвестно',
    several: (from: string, to: string) => `${from}–${to}`,
    failed: 'Клиенты не\u00A0прочитаны',
    retry: 'Повторить',
    empty: 'Пока неизвестно, где живут ваши клиенты',
    emptyText: 'Оценка появится после первых покупок.',
  },
  en: {
    title: 'Time of the audience',
    hour: 'Hour of the webinar',
    hourIn: (zone) => `By the clock of ${zone}`,
    awake: (percent) => `${percent}%`,
    awakeLabel: 'are awake at this hour, an estimate',
    how: 'People count as awake from 7 to 23 by their own clock. Where a country has several zones, rough shares of its people are taken.',
    basis: (counted, all) =>
      counted < all
        ? `By the ${counted} clients of ${all} who were active last`
        : `By ${counted} ${pluralEn(counted, 'client', 'clients')}`,
    hours: 'Share of those awake by the hour',
    atHour: (time, percent) => `${time}: ${percent}%`,
    country: 'Country',
    clients: 'Clients',
    local: 'Their clock',
    share: 'Awake',
    unknown: 'unknown',
    several: (from, to) => `${from}–${to}`,
    failed: 'The clients could not be read',
    retry: 'Try again',
    empty: 'It is not known yet where your clients live',
    emptyText: 'The estimate will be here after the first purchases.',
  },
});
