import type { Language } from '#lib/i18n/catalogue.ts';
import { copyName } from '../copy/copyName.ts';

/** What is known where a copy is made. */
export interface CopyAt {
  language: Language;
  /** Ms. */
  now: number;
}

/**
 * The fields of a copy of a content that is sold. It shares pictures and recordings by their ids. A former price is left behind: what
 * was never sold has none.
 */
export const copyOfContent = <Fields extends { name: string; oldCostKopecks: number | null }>(
  fields: Fields,
  { language }: Pick<CopyAt, 'language'>,
): Fields => ({ ...fields, name: copyName(fields.name, language), oldCostKopecks: null });
