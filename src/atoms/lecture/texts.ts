import type { CollectionTexts } from '../collection.ts';
import type { Language } from '#lib/i18n/catalogue.ts';

/** What is said when something of a lecture fails. */
export const lectureTexts = {
  ru: {
    notFound: (id) => `Лекция ${id} не найдена`,
    notCreated: 'Ошибка при создании лекции',
    notUpdated: 'Не удалось обновить лекцию',
    notListed: 'Не\u00A0удалось получить список лекций',
  },
  en: {
    notFound: (id) => `Lecture ${id} was not found`,
    notCreated: 'Failed to create the lecture',
    notUpdated: 'Failed to update the lecture',
    notListed: 'Failed to get the list of lectures',
  },
} satisfies Record<Language, CollectionTexts>;
