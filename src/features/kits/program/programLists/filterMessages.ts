import { defineMessages } from '#lib/i18n/catalogue.ts';

/** Filters of lists of courses and marathons. */
export const filterMessages = defineMessages({
  ru: { publication: 'Публикация', tag: 'Тег', level: 'Уровень', withoutCover: 'Без обложки' },
  en: { publication: 'Publication', tag: 'Tag', level: 'Level', withoutCover: 'No cover' },
});
