import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a marathon. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Марафоны',
    fresh: 'Новый марафон',
    name: 'Название марафона',
    more: 'Ещё действия с\u00A0марафоном',
    rail: 'Обложка и\u00A0готовность',
    sheet: 'К\u00A0публикации',
    loading: 'Открываем марафон',
    notFoundTitle: 'Марафон не\u00A0найден',
    notFoundText: 'Его удалили или ссылка неполная.',
    toList: 'К\u00A0списку марафонов',
    failedTitle: 'Марафон не\u00A0открылся',
    changed: (when) => `На\u00A0платформе марафон менялся ${when}`,
  },
  en: {
    section: 'Marathons',
    fresh: 'New marathon',
    name: 'Title of the marathon',
    more: 'More actions with the marathon',
    rail: 'Cover and readiness',
    sheet: 'On the way to publication',
    loading: 'Opening the marathon',
    notFoundTitle: 'Marathon not found',
    notFoundText: 'It was deleted, or the link is incomplete.',
    toList: 'To the marathons',
    failedTitle: 'The marathon did not open',
    changed: (when) => `The platform’s copy was changed ${when}`,
  },
};
