import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a meditation. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Медитации',
    fresh: 'Новая медитация',
    name: 'Название медитации',
    more: 'Ещё действия с\u00A0медитацией',
    rail: 'Обложка, готовность и\u00A0публикация',
    sheet: 'К\u00A0публикации',
    loading: 'Открываем медитацию',
    notFoundTitle: 'Медитация не\u00A0найдена',
    notFoundText: 'Её удалили или ссылка неполная.',
    toList: 'К\u00A0списку медитаций',
    failedTitle: 'Медитация не\u00A0открылась',
    changed: (when) => `На\u00A0платформе медитация менялась ${when}`,
  },
  en: {
    section: 'Meditations',
    fresh: 'New meditation',
    name: 'Title of the meditation',
    more: 'More actions with the meditation',
    rail: 'Cover, readiness and publication',
    sheet: 'On the way to publication',
    loading: 'Opening the meditation',
    notFoundTitle: 'Meditation not found',
    notFoundText: 'It was deleted, or the link is incomplete.',
    toList: 'To the meditations',
    failedTitle: 'The meditation did not open',
    changed: (when) => `The platform’s copy was changed ${when}`,
  },
};
