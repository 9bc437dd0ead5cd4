import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of a list in which nothing matches. */
export const messages = defineMessages({
  ru: {
    resetFilters: 'Сбросить фильтры',
    searchOther: (search: string) => `Искать «${search}»`,
    search: (search: string) => `По\u00A0запросу «${search}»`,
    filters: (count: number) =>
      `с\u00A0${count}\u00A0${pluralRu(count, 'фильтром', 'фильтрами', 'фильтрами')}`,
  },
  en: {
    resetFilters: 'Reset the filters',
    searchOther: (search: string) => `Search for “${search}”`,
    search: (search: string) => `For “${search}”`,
    filters: (count: number) => `with ${count}\u00A0${pluralEn(count, 'filter', 'filters')}`,
  },
});
