import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    columns: 'Столбцы',
    up: (name: string) => `Выше: ${name}`,
    down: (name: string) => `Ниже: ${name}`,
    moved: (name: string, place: number, count: number) => `${name}: ${place}\u00A0из\u00A0${count}`,
    keys: 'Alt и\u00A0стрелки меняют порядок',
    reset: 'Вернуть как было',
  },
  en: {
    columns: 'Columns',
    up: (name: string) => `Up: ${name}`,
    down: (name: string) => `Down: ${name}`,
    moved: (name, place, count) => `${name}: ${place} of ${count}`,
    keys: 'Alt and arrows change the order',
    reset: 'Reset to default',
  },
});
