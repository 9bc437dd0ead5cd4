import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    own: 'Ваши',
    common: 'Частые',
    search: 'Любой другой найдётся по\u00A0городу или по\u00A0«+3»',
    more: (count: number) =>
      `И\u00A0ещё ${count}\u00A0${pluralRu(count, 'пояс', 'пояса', 'поясов')}: уточните город`,
    nothing: 'Такого города нет. Попробуйте соседний или «+3»',
    unknown: (zone: string) => `Браузер не\u00A0знает пояса ${zone}. Время показано по\u00A0UTC`,
  },
  en: {
    own: 'Yours',
    common: 'Common',
    search: 'Any other is found by its city or by “+3”',
    more: (count) => `And ${count} more ${pluralEn(count, 'zone', 'zones')}: name the city`,
    nothing: 'There is no such city. Try one nearby, or “+3”',
    unknown: (zone) => `The browser does not know the zone ${zone}. Times are shown in UTC`,
  },
});
