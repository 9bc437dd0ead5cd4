import { isKind, type Kind } from '#domain/kinds.ts';
import type { Purchase } from '#domain/purchase/schema.ts';
import { defineMessages, type Language } from '#lib/i18n/catalogue.ts';

const methods = defineMessages({
  ru: { card: 'Карта', sbp: 'СБП', wallet: 'Кошелёк', invoice: 'По\u00A0счёту' },
  en: { card: 'Card', sbp: 'SBP', wallet: 'Wallet', invoice: 'Invoice' },
});

/** How it was paid, in words; a way that the console does not know as it came. */
export function methodName(method: string, language: Language): string {
  const names: Record<string, string> = methods[language];
  return Object.hasOwn(names, method) ? (names[method] ?? method) : method;
}

/** The kind of what was bought; null for one that the console does not know. */
export const kindOf = ({ contentType }: Pick<Purchase, 'contentType'>): Kind | null =>
  isKind(contentType) ? contentType : null;

/** «Вера Орлова, № 20418» */
export const purchaseName = ({ client, number }: Pick<Purchase, 'client' | 'number'>) =>
  `${client.name}, №\u00A0${number}`;
