import { defineMessages, pluralEn, pluralRu } from '#lib/i18n/catalogue.ts';

const ruItems = (count: number) =>
  `${count}\u00A0${pluralRu(count, 'материале', 'материалах', 'материалах')}`;
const enItems = (count: number) => `${count}\u00A0${pluralEn(count, 'item', 'items')}`;

/** Messages about a replacing file while its author is on another screen. */
export const replaceTexts = defineMessages({
  ru: {
    done: (count: number) => `Запись заменена в\u00A0${ruItems(count)}`,
    nowhere: 'Новая запись в\u00A0видеотеке. Прежняя уже нигде не\u00A0используется.',
    failed: (name: string) =>
      `«${name}» загружена, но\u00A0заменить ею прежнюю запись удалось не\u00A0везде. Продолжить можно в\u00A0видеотеке.`,
    unread:
      'Новая запись загружена, но\u00A0заменить ею прежнюю не\u00A0удалось. Продолжить можно в\u00A0видеотеке.',
    otherKind: (name: string, video: boolean) =>
      video
        ? `«${name}»\u00A0— звук, а\u00A0заменить нужно видео. Файл остался в\u00A0видеотеке.`
        : `«${name}»\u00A0— видео, а\u00A0заменить нужно звук. Файл остался в\u00A0видеотеке.`,
    gone: 'Прежней записи больше нет. Новая осталась в\u00A0видеотеке.',
  },
  en: {
    done: (count) => `The recording is replaced in ${enItems(count)}`,
    nowhere: 'The new recording is in the library. Nothing uses the former one any more.',
    failed: (name) =>
      `“${name}” is uploaded, but it did not take the place of the former recording everywhere. Go on in the library.`,
    unread:
      'The new recording is uploaded, but it did not take the place of the former one. Go on in the library.',
    otherKind: (name, video) =>
      video
        ? `“${name}” is a sound, and a video is to be replaced. The file stays in the library.`
        : `“${name}” is a video, and a sound is to be replaced. The file stays in the library.`,
    gone: 'The former recording is gone. The new one stays in the library.',
  },
});
