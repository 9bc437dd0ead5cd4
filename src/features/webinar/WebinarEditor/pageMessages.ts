import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Texts that only the page of a webinar has. */
export const pageWords = defineMessages({
  ru: {
    speakers: 'Кто ведёт',
    terms: 'Участие',
    registration: (until: string) => `Записаться можно до\u00A0${until}`,
    noRecording: 'Записи не\u00A0будет',
    recording: (how: string) => `Запись эфира: ${how.charAt(0).toLowerCase()}${how.slice(1)}`,
    recordingCost: (price: string) => `Запись отдельно: ${price}`,
  },
  en: {
    speakers: 'Who leads',
    terms: 'Taking part',
    registration: (until) => `Sign up until ${until}`,
    noRecording: 'There will be no recording',
    recording: (how) => `The recording: ${how.charAt(0).toLowerCase()}${how.slice(1)}`,
    recordingCost: (price) => `The recording alone: ${price}`,
  },
});
