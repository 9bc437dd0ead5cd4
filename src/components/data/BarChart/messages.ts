import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    before: 'до\u00A0этого',
    when: 'Когда',
    beforeHeading: 'До\u00A0этого',
    table: 'Показать таблицей',
    chart: 'Показать столбцами',
    loading: 'Загружаем',
  },
  en: {
    before: 'before that',
    when: 'When',
    beforeHeading: 'Before that',
    table: 'Show as a table',
    chart: 'Show as bars',
    loading: 'Loading',
  },
});
