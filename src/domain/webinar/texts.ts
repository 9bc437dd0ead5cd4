import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Messages at the fields of a webinar that breaks a rule, as a form shows them. */
export const webinarFieldTexts = defineMessages({
  ru: {
    overlap: 'На\u00A0это время уже запланирован другой вебинар',
    tooSoon: 'Не\u00A0раньше чем через 48\u00A0часов',
    noLink: 'Укажите ссылку на\u00A0эфир',
    closed: 'Время этого вебинара уже не\u00A0изменить',
    past: 'Это время уже прошло',
    registrationUntil: 'Запись должна закончиться не\u00A0позже начала вебинара',
  },
  en: {
    overlap: 'Another webinar is planned for this time',
    tooSoon: 'Not earlier than in 48 hours',
    noLink: 'Specify the link to the webinar',
    closed: 'The time of this webinar can no longer change',
    past: 'This time has passed',
    registrationUntil: 'The registration must end before the webinar starts',
  },
});
