import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    label: 'Расписание',
    nothing: 'Ничего не\u00A0запланировано',
  },
  en: {
    label: 'Schedule',
    nothing: 'Nothing is planned',
  },
});
