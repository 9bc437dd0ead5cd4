import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the next days. */
export const messages = defineMessages({
  ru: {
    title: 'Ближайшие 7\u00A0дней',
    planner: 'Календарь',
    nothing: 'На\u00A0эту неделю ничего не\u00A0запланировано.',
    plan: 'Назначить вебинар',
    loading: 'Читаем календарь',
    failed: 'Календарь не\u00A0открылся',
    partly: 'Прочитали не\u00A0всё, что запланировано',
    retry: 'Повторить',
  },
  en: {
    title: 'Next 7 days',
    planner: 'Calendar',
    nothing: 'Nothing is planned for this week.',
    plan: 'Plan a webinar',
    loading: 'Reading the calendar',
    failed: 'The calendar did not open',
    partly: 'Some plans could not be read',
    retry: 'Try again',
  },
});
