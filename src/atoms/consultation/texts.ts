import type { Language } from '#lib/i18n/catalogue.ts';
import type { CollectionTexts } from '../collection.ts';

/** What is told when a call about consultations fails. */
export const consultationTexts: Record<Language, CollectionTexts> = {
  ru: {
    notFound: (id) => `Консультация ${id} не найдена`,
    notCreated: 'Ошибка при создании услуги',
    notUpdated: 'Не удалось обновить консультацию',
    notListed: 'Ошибка при получении списка публикаций',
  },
  en: {
    notFound: (id) => `Consultation ${id} was not found`,
    notCreated: 'Failed to create the service',
    notUpdated: 'Failed to update the consultation',
    notListed: 'Failed to get the list of publications',
  },
};
