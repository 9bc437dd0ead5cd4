import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a course. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Курсы',
    fresh: 'Новый курс',
    name: 'Название курса',
    more: 'Ещё действия с\u00A0курсом',
    rail: 'Обложка и\u00A0готовность',
    sheet: 'К\u00A0публикации',
    loading: 'Открываем курс',
    notFoundTitle: 'Курс не\u00A0найден',
    notFoundText: 'Его удалили или ссылка неполная.',
    toList: 'К\u00A0списку курсов',
    failedTitle: 'Курс не\u00A0открылся',
    changed: (when) => `На\u00A0платформе курс менялся ${when}`,
  },
  en: {
    section: 'Courses',
    fresh: 'New course',
    name: 'Title of the course',
    more: 'More actions with the course',
    rail: 'Cover and readiness',
    sheet: 'On the way to publication',
    loading: 'Opening the course',
    notFoundTitle: 'Course not found',
    notFoundText: 'It was deleted, or the link is incomplete.',
    toList: 'To the courses',
    failedTitle: 'The course did not open',
    changed: (when) => `The platform’s copy was changed ${when}`,
  },
};
