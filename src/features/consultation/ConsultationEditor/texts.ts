import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a consultation. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Консультации',
    fresh: 'Новая консультация',
    name: 'Название консультации',
    more: 'Ещё действия с\u00A0консультацией',
    rail: 'Обложка, готовность и\u00A0публикация',
    sheet: 'К\u00A0публикации',
    loading: 'Открываем консультацию',
    notFoundTitle: 'Консультация не\u00A0найдена',
    notFoundText: 'Её удалили или ссылка неполная.',
    toList: 'К\u00A0списку консультаций',
    failedTitle: 'Консультация не\u00A0открылась',
    changed: (when) => `На\u00A0платформе консультация менялась ${when}`,
  },
  en: {
    section: 'Consultations',
    fresh: 'New consultation',
    name: 'Title of the consultation',
    more: 'More actions with the consultation',
    rail: 'Cover, readiness and publication',
    sheet: 'On the way to publication',
    loading: 'Opening the consultation',
    notFoundTitle: 'Consultation not found',
    notFoundText: 'It was deleted, or the link is incomplete.',
    toList: 'To the consultations',
    failedTitle: 'The consultation did not open',
    changed: (when) => `The platform’s copy was changed ${when}`,
  },
};
