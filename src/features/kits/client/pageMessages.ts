import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

/** Texts of every kind's client page. */
export const pageMessages = defineMessages({
  ru: {
    free: 'Бесплатно',
    preview: 'Открыта до\u00A0покупки',
    captions: 'С\u00A0субтитрами',
    chapters: (count: number) => `${count}\u00A0${pluralRu(count, 'глава', 'главы', 'глав')}`,
    learnings: 'Чему вы научитесь',
    program: 'Программа',
    unnamed: 'Без названия',
    soon: 'скоро',
    opens: (day: number) => `откроется в\u00A0день\u00A0${day}`,
    opensOn: (day: number, date: string) => `откроется в\u00A0день\u00A0${day}, ${date}`,
    inOrder: 'откроется по\u00A0порядку',
    audience: 'Кому подойдёт',
    requirements: 'Что понадобится',
    certificate: 'Сертификат после всех лекций',
    accessEver: 'Доступ навсегда',
    accessDays: (count: number) => `Доступ ${count}\u00A0${pluralRu(count, 'день', 'дня', 'дней')}`,
    seats: (count: number) => `${count}\u00A0${pluralRu(count, 'место', 'места', 'мест')}`,
  },
  en: {
    free: 'Free',
    preview: 'Open before it is bought',
    captions: 'With captions',
    chapters: (count) => `${count}\u00A0${pluralEn(count, 'chapter', 'chapters')}`,
    learnings: 'What you will learn',
    program: 'Programme',
    unnamed: 'Untitled',
    soon: 'soon',
    opens: (day) => `opens on day ${day}`,
    opensOn: (day, date) => `opens on day ${day}, ${date}`,
    inOrder: 'opens in order',
    audience: 'Who it suits',
    requirements: 'What is needed',
    certificate: 'A certificate after all lectures',
    accessEver: 'Access for ever',
    accessDays: (count) => `Access for ${count}\u00A0${pluralEn(count, 'day', 'days')}`,
    seats: (count) => `${count}\u00A0${pluralEn(count, 'seat', 'seats')}`,
  },
});

/** The missing parts, in the genitive. */
export const missingMessages = defineMessages({
  ru: {
    name: 'названия',
    cover: 'обложки',
    description: 'описания',
    price: 'цены',
    recording: 'записи',
    modules: 'программы',
    questions: 'вопросов',
    moment: 'даты и\u00A0времени',
    hours: 'часов приёма',
  },
  en: {
    name: 'a title',
    cover: 'a cover',
    description: 'a description',
    price: 'a price',
    recording: 'the recording',
    modules: 'the programme',
    questions: 'questions',
    moment: 'the date and time',
    hours: 'the hours',
  },
});
