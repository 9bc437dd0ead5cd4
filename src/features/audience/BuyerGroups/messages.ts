import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of the groups of buyers. */
export const messages = defineMessages({
  ru: {
    label: 'Группы по\u00A0покупкам',
    size: (count: number, shown: string) =>
      `${shown}\u00A0${pluralRu(count, 'клиент', 'клиента', 'клиентов')}`,
    reachable: (shown: string) => `пуши принимают ${shown}`,
    write: 'Написать',
    writeTo: (name: string) => `Написать: ${name}`,
    reading: (done: string, total: string) => `Читаем клиентов и\u00A0покупки: ${done} из\u00A0${total}`,
    note: 'Считается по\u00A0всем клиентам и\u00A0покупкам, которые есть сейчас.',
    empty: 'Группы появятся после первых покупок.',
    failed: 'Группы не\u00A0посчитались',
    retry: 'Повторить',
  },
  en: {
    label: 'Groups by purchases',
    size: (count, shown) => `${shown}\u00A0${pluralEn(count, 'client', 'clients')}`,
    reachable: (shown) => `${shown} with notifications on`,
    write: 'Write',
    writeTo: (name) => `Write: ${name}`,
    reading: (done, total) => `Reading clients and purchases: ${done} of ${total}`,
    note: 'Computed from all clients and purchases that there are now.',
    empty: 'Groups appear after the first purchases.',
    failed: 'The groups could not be computed',
    retry: 'Try again',
  },
});
