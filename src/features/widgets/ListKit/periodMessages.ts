import { defineMessages } from '#lib/i18n/catalogue.ts';

/** What is asked when a filter is set to dates. */
export const messages = defineMessages({
  ru: {
    from: 'С\u00A0какого дня',
    to: 'По\u00A0какой день',
    missing: 'Выберите день',
    crossed: 'Последний день раньше первого',
    cancel: 'Отмена',
    show: 'Показать',
  },
  en: {
    from: 'First day',
    to: 'Last day',
    missing: 'Choose a day',
    crossed: 'The last day is before the first',
    cancel: 'Cancel',
    show: 'Show',
  },
});
