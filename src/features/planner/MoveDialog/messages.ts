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
    along: 'Сдвинется вместе с\u00A0началом',
    registrationUntil: 'Запись на\u00A0эфир до',
    enrollFrom: 'Запись открывается',
    enrollTo: 'Запись закрывается',
    endsAt: 'Окончание',
    fromTo: (from: string, to: string) => `было ${from}, станет ${to}`,
    closed: 'Это время уже прошло: записаться будет нельзя',
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
    along: 'Moves along with the start',
    registrationUntil: 'Registration until',
    enrollFrom: 'Enrolment opens',
    enrollTo: 'Enrolment closes',
    endsAt: 'End',
    fromTo: (from, to) => `was ${from}, becomes ${to}`,
    closed: 'This time has passed: nobody could sign up',
    free: 'Free',
    same: 'This is the former time',
  },
});
