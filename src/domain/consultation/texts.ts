import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Messages at the fields that an active consultation lacks. */
export const bookingTexts = defineMessages({
  ru: {
    weeklySchedule: 'Укажите, когда вы принимаете',
    timezone: 'Выберите часовой пояс',
    format: 'Выберите формат',
    link: 'Укажите ссылку на\u00A0видеозвонок',
    address: 'Укажите адрес',
  },
  en: {
    weeklySchedule: 'Say when you are available',
    timezone: 'Choose a time zone',
    format: 'Choose a format',
    link: 'Specify the link to the video call',
    address: 'Specify the address',
  },
});
