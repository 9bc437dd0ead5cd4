import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: 'Ближайшее свободное время',
    button: 'Свободное время',
    length: 'Сколько нужно',
    daytime: 'Только с\u00A09 до\u00A022',
    daytimeHint: (zone: string) => `По\u00A0часам: ${zone}`,
    plan: 'Запланировать вебинар на',
    none: 'В\u00A0ближайшие месяцы такого времени нет. Возьмите короче или включите ночь.',
    note: 'Не\u00A0раньше чем через 48\u00A0часов, без вебинаров и\u00A0консультаций',
  },
  en: {
    title: 'The next free time',
    button: 'Free time',
    length: 'How much is needed',
    daytime: 'Only from 9 to 22',
    daytimeHint: (zone) => `By the clock of ${zone}`,
    plan: 'Plan a webinar for',
    none: 'There is no such time in the months to come. Take a shorter one, or the nights too.',
    note: 'In 48 hours at the earliest, without webinars and consultations',
  },
});
