import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** What state a lecture is in, and where it is used. */
export const messages = defineMessages({
  ru: {
    notReady: 'Не\u00A0готова',
    // It is the recording that is: what the catalogue still asks for is told by «Готовность».
    ready: 'Запись готова',
    loading: 'Узнаём статус',
    unused: 'не\u00A0используется',
    inCourses: (count: number) => `в\u00A0${count}\u00A0${pluralRu(count, 'курсе', 'курсах', 'курсах')}`,
    inMarathons: (count: number) =>
      `в\u00A0${count}\u00A0${pluralRu(count, 'марафоне', 'марафонах', 'марафонах')}`,
    inPrograms: (count: number) =>
      `в\u00A0${count}\u00A0${pluralRu(count, 'программе', 'программах', 'программах')}`,
  },
  en: {
    notReady: 'Not ready',
    ready: 'Recording ready',
    loading: 'Asking for the status',
    unused: 'not used',
    inCourses: (count: number) => `in\u00A0${count}\u00A0${pluralEn(count, 'course', 'courses')}`,
    inMarathons: (count: number) => `in\u00A0${count}\u00A0${pluralEn(count, 'marathon', 'marathons')}`,
    inPrograms: (count: number) => `in\u00A0${count}\u00A0${pluralEn(count, 'programme', 'programmes')}`,
  },
});
