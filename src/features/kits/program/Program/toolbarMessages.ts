import { defineMessages } from '#lib/i18n/catalogue.ts';

/** The bar over the tree of the programme. */
export const toolbarMessages = defineMessages({
  ru: {
    module: 'Модуль',
    lecture: 'Лекция',
    pick: 'Из\u00A0готовых',
    asDays: 'По\u00A0дням',
    filter: 'Найти в\u00A0программе',
    undo: (keys: string) => `Отменить (${keys})`,
    redo: (keys: string) => `Вернуть (${keys})`,
    openAll: 'Развернуть всё',
    closeAll: 'Свернуть всё',
    select: 'Выбрать',
    chosen: (count: number) => `Выбрано ${count}`,
    letGo: 'Снять выбор',
  },
  en: {
    module: 'Module',
    lecture: 'Lecture',
    pick: 'Existing ones',
    asDays: 'By days',
    filter: 'Find in the programme',
    undo: (keys) => `Undo (${keys})`,
    redo: (keys) => `Redo (${keys})`,
    openAll: 'Expand all',
    closeAll: 'Collapse all',
    select: 'Select',
    chosen: (count) => `${count} selected`,
    letGo: 'Deselect',
  },
});
