import { segments } from '#domain/audience/schema.ts';
import type { Segment } from '#domain/audience/rules.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

const names = defineMessages({
  ru: { new: 'Новый', active: 'Активный', sleeping: 'Спящий', lost: 'Потерянный' },
  en: { new: 'New', active: 'Active', sleeping: 'Sleeping', lost: 'Lost' },
});

export const isSegment = (text: string | null | undefined): text is Segment =>
  segments.some((segment) => segment === text);

/** The segment of a client in words; as it came where the console does not know it. */
export const segmentName = (segment: string, language: Language): string =>
  isSegment(segment) ? names[language][segment] : segment;
