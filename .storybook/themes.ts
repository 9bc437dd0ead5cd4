import { themes, type ThemeVars } from 'storybook/theming';

/** Whose workbench it is, and the way back to its first page. */
const named = {
  brandTitle: 'Кабинет автора',
  brandUrl: './',
  brandTarget: '_self',
};

/** The workbench around the console, by its theme: with the accents of theme/tokens.css, in the dark one on its grounds too. */
export const workbenchThemes: Readonly<Record<'dark' | 'light', ThemeVars>> = {
  light: { ...themes.light, ...named, colorSecondary: '#006a62' },
  dark: {
    ...themes.dark,
    ...named,
    appBg: '#0b1113',
    appContentBg: '#11181b',
    appPreviewBg: '#11181b',
    appBorderColor: '#222a2d',
    barBg: '#11181b',
    textColor: '#e8eeef',
    textMutedColor: '#adb8bc',
    colorSecondary: '#61c9b9',
    // What is typed and pressed beside an example: Storybook's own greys are warm, and stand out on a cold ground.
    inputBg: '#1b2427',
    inputBorder: '#343f44',
    inputTextColor: '#e8eeef',
    buttonBg: '#1b2427',
    buttonBorder: '#343f44',
    booleanBg: '#0b1113',
    booleanSelectedBg: '#222c30',
  },
};
