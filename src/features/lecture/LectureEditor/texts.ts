import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a lecture. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Лекции',
    fresh: 'Новая лекция',
    name: 'Название лекции',
    more: 'Ещё действия с\u00A0лекцией',
    rail: 'Обложка, готовность и\u00A0публикация',
    sheet: 'К\u00A0публикации',
    loading: 'Открываем лекцию',
    notFoundTitle: 'Лекция не\u00A0найдена',
    notFoundText: 'Её удалили или ссылка неполная.',
    toList: 'К\u00A0списку лекций',
    failedTitle: 'Лекция не\u00A0открылась',
    changed: (when) => `На\u00A0платформе лекция менялась ${when}`,
  },
  en: {
    section: 'Lectures',
    fresh: 'New lecture',
    name: 'Title of the lecture',
    more: 'More actions with the lecture',
    rail: 'Cover, readiness and publication',
    sheet: 'On the way to publication',
    loading: 'Opening the lecture',
    notFoundTitle: 'Lecture not found',
    notFoundText: 'It was deleted, or the link is incomplete.',
    toList: 'To the lectures',
    failedTitle: 'The lecture did not open',
    changed: (when) => `The platform’s copy was changed ${when}`,
  },
};
