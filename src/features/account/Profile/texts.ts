import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a profile. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Профиль',
    fresh: 'Профиль',
    name: 'Профиль',
    more: 'Ещё действия с\u00A0профилем',
    rail: 'Как видят клиенты и\u00A0что заполнить',
    sheet: 'Ваша страница',
    readiness: 'Заполнено',
    loading: 'Открываем профиль',
    notFoundTitle: 'Профиль не\u00A0найден',
    notFoundText: 'Платформа больше не\u00A0знает такого автора.',
    toList: 'На\u00A0главную',
    failedTitle: 'Профиль не\u00A0открылся',
    changed: (when) => `На\u00A0платформе профиль менялся ${when}`,
  },
  en: {
    section: 'Profile',
    fresh: 'Profile',
    name: 'Profile',
    more: 'More actions with the profile',
    rail: 'As clients see you, and what to fill in',
    sheet: 'Your page',
    readiness: 'Filled in',
    loading: 'Opening the profile',
    notFoundTitle: 'Profile not found',
    notFoundText: 'The platform does not know such an author any more.',
    toList: 'To the home page',
    failedTitle: 'The profile did not open',
    changed: (when) => `The platform’s copy was changed ${when}`,
  },
};
