import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const few = ['', 'Новая', 'Две новые', 'Три новые', 'Четыре новые'];

/** Texts of what waits for the author. */
export const messages = defineMessages({
  ru: {
    title: 'Требует внимания',
    count: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'дело', 'дела', 'дел')} ${pluralRu(count, 'ждёт', 'ждут', 'ждут')} вас`,
    none: 'Здесь появятся правки модератора, новые заявки, вебинары без ссылки и\u00A0остановленные загрузки. Сейчас всё в\u00A0порядке.',
    loading: 'Проверяем, что ждёт вас',
    failed: 'Не\u00A0удалось узнать, что ждёт вас',
    partly: 'Проверили не\u00A0всё',
    retry: 'Повторить',
    rejected: 'Модератор ждёт правок',
    rejectedText: (name: string, comment: string) => `«${name}»: ${comment}`,
    named: (name: string) => `«${name}»`,
    fix: 'Исправить',
    approved: (count: number) =>
      count === 1
        ? 'Можно опубликовать'
        : `${count} ${pluralRu(count, 'материал', 'материала', 'материалов')} можно опубликовать`,
    publish: 'Открыть',
    noLink: 'Нет ссылки на\u00A0эфир',
    noLinkText: (name: string, moment: string) => `«${name}», ${moment}`,
    add: 'Добавить',
    requests: (count: number) =>
      `${few[count] ?? `${count}\u00A0${pluralRu(count, 'новая', 'новые', 'новых')}`} ${pluralRu(count, 'заявка', 'заявки', 'заявок')}`,
    requestText: (client: string, moment: string) => `${client}\u00A0— ${moment}`,
    answer: 'Ответить',
    noCover: 'Нет обложки',
    noCoverMany: (count: number) =>
      `${count}\u00A0${pluralRu(count, 'лекция', 'лекции', 'лекций')} без обложки`,
    more: (names: string, more: number) => `${names} и\u00A0ещё ${more}`,
    showAll: 'Показать',
    uploadFailed: 'Загрузка не\u00A0удалась',
    uploadPaused: 'Загрузка остановлена',
    uploadFile: 'Загрузка ждёт файл',
    uploadText: (file: string, percent: number) => `«${file}», ${percent}\u00A0%`,
    resume: 'Продолжить',
    today: (time: string) => `сегодня в\u00A0${time}`,
    tomorrow: (time: string) => `завтра в\u00A0${time}`,
  },
  en: {
    title: 'Needs attention',
    count: (count: number) => `${count}\u00A0${pluralEn(count, 'thing waits', 'things wait')} for you`,
    none: 'Moderator’s remarks, new requests, webinars without a link and stopped uploads appear here. All is well now.',
    loading: 'Checking what waits for you',
    failed: 'Could not find out what waits for you',
    partly: 'Not everything was checked',
    retry: 'Try again',
    rejected: 'The moderator asks for edits',
    rejectedText: (name: string, comment: string) => `“${name}”: ${comment}`,
    named: (name: string) => `“${name}”`,
    fix: 'Fix',
    approved: (count: number) => (count === 1 ? 'Can be published' : `${count} items can be published`),
    publish: 'Open',
    noLink: 'No link to the webinar',
    noLinkText: (name: string, moment: string) => `“${name}”, ${moment}`,
    add: 'Add',
    requests: (count: number) => `${count}\u00A0${pluralEn(count, 'new request', 'new requests')}`,
    requestText: (client: string, moment: string) => `${client}, ${moment}`,
    answer: 'Answer',
    noCover: 'No cover',
    noCoverMany: (count: number) =>
      `${count}\u00A0${pluralEn(count, 'lecture has', 'lectures have')} no cover`,
    more: (names: string, more: number) => `${names} and ${more} more`,
    showAll: 'Show',
    uploadFailed: 'An upload failed',
    uploadPaused: 'An upload is paused',
    uploadFile: 'An upload needs its file',
    uploadText: (file: string, percent: number) => `“${file}”, ${percent}%`,
    resume: 'Resume',
    today: (time: string) => `today at ${time}`,
    tomorrow: (time: string) => `tomorrow at ${time}`,
  },
});
