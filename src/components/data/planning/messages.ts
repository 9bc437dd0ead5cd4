import { defineMessages } from '#lib/i18n/catalogue.ts';
import type { PlanKind } from './events.ts';
import { kinds } from './kinds.ts';

export const messages = defineMessages({
  ru: {
    kind: (kind: PlanKind) => kinds.ru[kind],
    waits: 'ждёт вас',
    cancelled: 'отмена',
    until: (day: string) => `до\u00A0${day}`,
    lastDay: (day: string) => `последний день ${day}`,
    today: 'сегодня',
  },
  en: {
    kind: (kind) => kinds.en[kind],
    waits: 'waits for you',
    cancelled: 'cancelled',
    until: (day) => `until ${day}`,
    lastDay: (day) => `last day ${day}`,
    today: 'today',
  },
});
