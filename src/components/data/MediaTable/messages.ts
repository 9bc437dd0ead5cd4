import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Название',
    status: 'Статус',
    use: 'Где используется',
    changed: 'Изменена',
    menu: 'Действия',
    loading: 'Загружаем список',
  },
  en: {
    title: 'Name',
    status: 'Status',
    use: 'Used in',
    changed: 'Changed',
    menu: 'Actions',
    loading: 'Loading the list',
  },
});
