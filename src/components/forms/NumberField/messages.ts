import { defineMessages } from '#lib/i18n/catalogue.ts';
import { formatInteger } from './number.ts';

export const messages = defineMessages({
  ru: {
    less: (label: string) => `${label}: меньше`,
    more: (label: string) => `${label}: больше`,
    unreadable: 'Введите целое число',
    between: (min: number, max: number) => `От\u00A0${formatInteger(min)} до\u00A0${formatInteger(max)}`,
    atLeast: (min: number) => `Не\u00A0меньше ${formatInteger(min)}`,
    atMost: (max: number) => `Не\u00A0больше ${formatInteger(max)}`,
    multiple: (step: number) => `Кратно ${formatInteger(step)}`,
  },
  en: {
    less: (label) => `${label}: less`,
    more: (label) => `${label}: more`,
    unreadable: 'Enter a whole number',
    between: (min, max) => `From ${formatInteger(min)} to ${formatInteger(max)}`,
    atLeast: (min) => `At least ${formatInteger(min)}`,
    atMost: (max) => `At most ${formatInteger(max)}`,
    multiple: (step) => `A multiple of ${formatInteger(step)}`,
  },
});
