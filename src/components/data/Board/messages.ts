import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    loading: 'Открываем доску',
    empty: 'Пусто',
    more: 'Ещё',
    drag: (name: string) => `Перетащить: ${name}`,
    menu: (name: string) => `Действия: ${name}`,
    moveTo: 'Переместить в…',
    into: (column: string) => `В\u00A0«${column}»`,
    moved: (name: string, column: string) => `${name}: теперь в\u00A0«${column}»`,
    refused: (name: string, column: string) => `${name}: не\u00A0вышло, осталась в\u00A0«${column}»`,
  },
  en: {
    loading: 'Opening the board',
    empty: 'Nothing here',
    more: 'More',
    drag: (name) => `Drag: ${name}`,
    menu: (name) => `Actions: ${name}`,
    moveTo: 'Move to…',
    into: (column) => `Into “${column}”`,
    moved: (name, column) => `${name}: now in “${column}”`,
    refused: (name, column) => `${name}: that failed, still in “${column}”`,
  },
});
