import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts of the limit of uploads. */
export const messages = defineMessages({
  ru: {
    name: 'Скорость загрузки',
    free: 'Без ограничения',
    choose: 'Ограничить скорость',
    limited: (megabits: number) => `Не\u00A0быстрее ${megabits}\u00A0Мбит/с`,
    upTo: (megabits: number) => `До\u00A0${megabits}\u00A0Мбит/с`,
    hint: 'Все файлы вместе: частями, с\u00A0паузами',
  },
  en: {
    name: 'Upload speed',
    free: 'No limit',
    choose: 'Limit the speed',
    limited: (megabits: number) => `At most ${megabits}\u00A0Mbit/s`,
    upTo: (megabits: number) => `Up to ${megabits}\u00A0Mbit/s`,
    hint: 'All files together: in parts, with pauses',
  },
});
