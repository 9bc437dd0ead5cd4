import type { Purchase } from '#domain/purchase/schema.ts';
import { kinds } from '#components/data/planning/kinds.ts';
import type { Kind } from '#components/primitives/KindIcon/KindIcon.tsx';
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

const isKind = (type: string): type is Kind => Object.hasOwn(kinds.ru, type);

/** The kind of what was bought; null for one that the console does not know. */
export const kindOf = ({ contentType }: Pick<Purchase, 'contentType'>): Kind | null =>
  isKind(contentType) ? contentType : null;

/** The kind in words; as it came where the console does not know it. */
export function kindName(purchase: Pick<Purchase, 'contentType'>, language: Language): string {
  const kind = kindOf(purchase);
  return kind === null ? purchase.contentType : kinds[language][kind];
}

/** «Вера Орлова, № 20418» */
export const purchaseName = ({ client, number }: Pick<Purchase, 'client' | 'number'>) =>
  `${client.name}, №\u00A0${number}`;
