import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    title: (name: string) => `Перенести «${name}»`,
    start: 'Начало',
    move: 'Перенести',
    moving: 'Переносим…',
    cancel: 'Оставить как есть',
    write: (count: number) =>
      `Записались: ${count}. Платформа не\u00A0напишет им о\u00A0переносе, расскажите сами`,
    days: 'Марафон и\u00A0его запись сдвинутся на\u00A0целые дни, часы останутся',
    free: 'Свободно',
    same: 'Это прежнее время',
  },
  en: {
    title: (name) => `Move “${name}”`,
    start: 'Start',
    move: 'Move',
    moving: 'Moving…',
    cancel: 'Leave as it is',
    write: (count) => `Signed up: ${count}. The platform will not write to them, tell them yourself`,
    days: 'The marathon and its enrolment move by whole days, the hours stay',
    free: 'Free',
    same: 'This is the former time',
  },
});
