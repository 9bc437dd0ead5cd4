import type { EditorTexts } from '#features/kits/editor/EditorKit/kind.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** Texts of the editor about a quiz. */
export const texts: Record<Language, EditorTexts> = {
  ru: {
    section: 'Тесты',
    fresh: 'Новый тест',
    name: 'Название теста',
    more: 'Ещё действия с\u00A0тестом',
    rail: 'Настройки и\u00A0готовность',
    sheet: 'Настройки и\u00A0готовность',
    loading: 'Открываем тест',
    notFoundTitle: 'Тест не\u00A0найден',
    notFoundText: 'Его удалили или ссылка неполная.',
    toList: 'К\u00A0списку тестов',
    failedTitle: 'Тест не\u00A0открылся',
    changed: (when) => `На\u00A0платформе тест менялся ${when}`,
  },
  en: {
    section: 'Quizzes',
    fresh: 'New quiz',
    name: 'Title of the quiz',
    more: 'More actions with the quiz',
    rail: 'Settings and readiness',
    sheet: 'Settings and readiness',
    loading: 'Opening the quiz',
    notFoundTitle: 'Quiz not found',
    notFoundText: 'It was deleted, or the link is incomplete.',
    toList: 'To the quizzes',
    failedTitle: 'The quiz did not open',
    changed: (when) => `The quiz was changed on the platform ${when}`,
  },
};
