import { defineMessages } from '#lib/i18n/catalogue.ts';

/** The days that modules open on. */
export const dayMessages = defineMessages({
  ru: {
    step: 'Открывать модуль каждые',
    unit: 'дн.',
    spread: 'Разложить по\u00A0дням',
    grid: 'Дни программы',
    week: (number: number) => `Неделя\u00A0${number}`,
    day: (day: number) => `День\u00A0${day}`,
    opens: (name: string, day: number) => `${name}, открывается в\u00A0день\u00A0${day}. Стрелки переносят`,
    modules: 'День каждого модуля',
    unitOf: 'день',
  },
  en: {
    step: 'Open a module every',
    unit: 'days',
    spread: 'Spread over days',
    grid: 'Days of the programme',
    week: (number) => `Week ${number}`,
    day: (day) => `Day ${day}`,
    opens: (name, day) => `${name}, opens on day ${day}. Arrows move it`,
    modules: 'Day of each module',
    unitOf: 'day',
  },
});
