import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    add: 'Добавить',
    remove: (name: string) => `Убрать тег «${name}»`,
    create: (name: string) => `Создать тег «${name}»`,
    creating: (name: string) => `Создаём тег «${name}»`,
    nothing: 'Такого тега нет',
    full: (max: number) => `Больше ${max}\u00A0${pluralRu(max, 'тега', 'тегов', 'тегов')} не\u00A0добавить`,
    used: (count: number) => `${count}\u00A0${pluralRu(count, 'публикация', 'публикации', 'публикаций')}`,
  },
  en: {
    add: 'Add',
    remove: (name) => `Remove tag “${name}”`,
    create: (name) => `Create tag “${name}”`,
    creating: (name) => `Creating tag “${name}”`,
    nothing: 'There is no such tag',
    full: (max) => `No more than ${max}\u00A0${pluralEn(max, 'tag', 'tags')} can be added`,
    used: (count) => `used ${count}\u00A0${pluralEn(count, 'time', 'times')}`,
  },
});
