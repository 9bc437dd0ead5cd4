import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    command: 'Отменить вебинар…',
    title: (name: string) => `Отменить вебинар «${name}»?`,
    what: 'Отменённый вебинар не\u00A0вернуть: его можно только запланировать заново.',
    attendees: (count: number) =>
      `${pluralRu(count, 'Записался', 'Записались', 'Записались')} ${count}\u00A0${pluralRu(count, 'человек', 'человека', 'человек')}: они увидят причину.`,
    reason: 'Причина',
    reasonHint: 'Её прочтут те, кто записался',
    reasonNeeded: 'Напишите причину: её прочтут те, кто записался',
    confirm: 'Отменить вебинар',
    busy: 'Отменяем…',
    keep: 'Оставить',
  },
  en: {
    command: 'Cancel the webinar…',
    title: (name) => `Cancel the webinar “${name}”?`,
    what: 'A cancelled webinar cannot be brought back, only planned again.',
    attendees: (count) =>
      `${count} ${pluralEn(count, 'person has', 'people have')} signed up: they will see the reason.`,
    reason: 'Reason',
    reasonHint: 'Those who signed up will read it',
    reasonNeeded: 'Write the reason: those who signed up will read it',
    confirm: 'Cancel the webinar',
    busy: 'Cancelling…',
    keep: 'Keep it',
  },
});
