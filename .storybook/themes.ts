import { themes, type ThemeVars } from 'storybook/theming';

/** The title of the workbench, and the link to its first page. */
const named = {
  brandTitle: 'Кабинет автора',
  brandUrl: './',
  brandTarget: '_self',
};

/** The theme of the workbench around the console: with the accents of theme/tokens.css, and in the dark theme with its backgrounds too. */
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
    // Inputs and buttons beside an example. Storybook's own greys are warm, and look wrong on a cold background.
    inputBg: '#1b2427',
    inputBorder: '#343f44',
    inputTextColor: '#e8eeef',
    buttonBg: '#1b2427',
    buttonBorder: '#343f44',
    booleanBg: '#0b1113',
    booleanSelectedBg: '#222c30',
  },
};
