import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const places = (count: number) => `${count}\u00A0${pluralRu(count, 'месте', 'местах', 'местах')}`;

/** Typography in one editor. */
export const messages = defineMessages({
  ru: {
    title: 'Типографика',
    lead: 'Отметьте, что исправить. Правки попадут в\u00A0черновик, платформа получит их с\u00A0сохранением.',
    apply: (count: number) => `Исправить ${count}`,
    cancel: 'Отмена',
    close: 'Закрыть',
    done: (count: number, keys: string) => `Исправлено в\u00A0${places(count)}. Вернуть как было: ${keys}`,
  },
  en: {
    title: 'Typography',
    lead: 'Tick what to fix. It goes into the draft; the platform gets it with the save.',
    apply: (count) => `Fix ${count}`,
    cancel: 'Cancel',
    close: 'Close',
    done: (count, keys) => `Fixed in ${count}\u00A0${pluralEn(count, 'place', 'places')}. To undo: ${keys}`,
  },
});
