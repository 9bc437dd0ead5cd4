import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    add: 'Добавить',
    remove: (name: string) => `Убрать «${name}»`,
    create: (name: string) => `Создать «${name}»`,
    creating: (name: string) => `Создаём «${name}»`,
    nothing: 'Ничего не\u00A0найдено',
    full: (max: number) => `Больше ${max} не\u00A0добавить`,
  },
  en: {
    add: 'Add',
    remove: (name) => `Remove “${name}”`,
    create: (name) => `Create “${name}”`,
    creating: (name) => `Creating “${name}”`,
    nothing: 'Nothing found',
    full: (max) => `No more than ${max} can be added`,
  },
});
