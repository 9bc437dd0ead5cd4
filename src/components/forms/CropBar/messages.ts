import { defineMessages } from '#lib/i18n/catalogue.ts';

export const messages = defineMessages({
  ru: {
    zoom: 'Масштаб',
    zoomOut: 'Уменьшить',
    zoomIn: 'Увеличить',
    percent: (value: number) => `${value}\u00A0%`,
    reset: 'Сбросить',
  },
  en: {
    zoom: 'Zoom',
    zoomOut: 'Zoom out',
    zoomIn: 'Zoom in',
    percent: (value) => `${value}%`,
    reset: 'Reset',
  },
});
