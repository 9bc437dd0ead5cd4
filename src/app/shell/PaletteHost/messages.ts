import { defineMessages } from '#lib/i18n/catalogue.ts';

/** The commands of the frame. */
export const messages = defineMessages({
  ru: {
    themeLight: 'Светлая тема',
    themeDark: 'Тёмная тема',
    themeSystem: 'Тема как в\u00A0системе',
    themeWords: 'оформление день ночь',
    otherLanguage: 'Switch to English',
    languageWords: 'язык английский',
    hideMenu: 'Скрыть меню',
    showMenu: 'Показать меню',
    menuWords: 'боковая панель',
    shortcuts: 'Сочетания клавиш',
    shortcutsWords: 'горячие клавиатура помощь',
    signOut: 'Выйти из\u00A0кабинета',
    signOutWords: 'выход',
  },
  en: {
    themeLight: 'Light theme',
    themeDark: 'Dark theme',
    themeSystem: 'System theme',
    themeWords: 'appearance day night',
    otherLanguage: 'Переключить на\u00A0русский',
    languageWords: 'language russian',
    hideMenu: 'Hide the menu',
    showMenu: 'Show the menu',
    menuWords: 'sidebar',
    shortcuts: 'Keyboard shortcuts',
    shortcutsWords: 'keys hotkeys help',
    signOut: 'Sign out',
    signOutWords: 'log out exit',
  },
});
