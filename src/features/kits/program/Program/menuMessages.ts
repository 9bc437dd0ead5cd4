import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the row menus of the programme. */
export const menuMessages = defineMessages({
  ru: {
    actions: (name: string) => `Ещё: ${name}`,
    addLecture: 'Новая лекция',
    pick: 'Лекции из\u00A0готовых',
    rename: 'Переименовать',
    moveTo: 'Переместить в…',
    up: 'Выше на\u00A0место',
    down: 'Ниже на\u00A0место',
    gather: 'Собрать в\u00A0новый модуль',
    duplicate: 'Создать копию',
    removeModule: 'Убрать модуль',
    removeFile: 'Убрать вложение',
    removeFromCourse: 'Убрать из\u00A0курса',
    removeFromMarathon: 'Убрать из\u00A0марафона',
  },
  en: {
    actions: (name) => `More: ${name}`,
    addLecture: 'New lecture',
    pick: 'Existing lectures',
    rename: 'Rename',
    moveTo: 'Move to…',
    up: 'Up one place',
    down: 'Down one place',
    gather: 'Gather into a new module',
    duplicate: 'Duplicate',
    removeModule: 'Take the module out',
    removeFile: 'Take the file out',
    removeFromCourse: 'Take out of the course',
    removeFromMarathon: 'Take out of the marathon',
  },
});
