import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the making of a tag. */
export const messages = defineMessages({
  ru: {
    name: 'Название нового тега',
    hint: 'От\u00A02 до\u00A040\u00A0знаков, регистр не\u00A0важен',
    create: 'Создать тег',
    creating: 'Создаём…',
    created: (name: string) => `Тег «${name}» создан`,
    exists: 'Такой тег уже есть',
    near: (names: string) => `Похоже на\u00A0${names}. Создавайте новый, если он о\u00A0другом.`,
    used: (name: string, count: number) => `«${name}» (${count})`,
  },
  en: {
    name: 'Name of the new tag',
    hint: '2 to 40 characters, case does not matter',
    create: 'Create the tag',
    creating: 'Creating…',
    created: (name: string) => `The tag “${name}” is created`,
    exists: 'This tag exists already',
    near: (names: string) => `Similar to ${names}. Make a new one if it is about something else.`,
    used: (name: string, count: number) => `“${name}” (${count})`,
  },
});
