import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the order of questions. */
export const messages = defineMessages({
  ru: {
    label: 'Порядок вопросов',
    hint: 'В\u00A0этом порядке вопросы видят клиенты. Перетащите за\u00A0ручку',
    hintKeys: ' или нажмите Alt\u00A0↑ и\u00A0Alt\u00A0↓',
    move: (place: number) => `Порядок: вопрос ${place}`,
    up: 'Выше',
    down: 'Ниже',
    first: 'В\u00A0начало',
    last: 'В\u00A0конец',
    place: (place: number, count: number) => `Место ${place} из\u00A0${count}`,
  },
  en: {
    label: 'Order of the questions',
    hint: 'Clients see the questions in this order. Drag by the grip',
    hintKeys: ', or press Alt ↑ and Alt ↓',
    move: (place: number) => `Order: question ${place}`,
    up: 'Up',
    down: 'Down',
    first: 'To the top',
    last: 'To the bottom',
    place: (place: number, count: number) => `Place ${place} of ${count}`,
  },
});
