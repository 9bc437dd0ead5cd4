import type { Language } from '#lib/i18n/catalogue.ts';
import { copyName } from '../copy/copyName.ts';

/** The circumstances of a copy. */
export interface CopyAt {
  language: Language;
  /** Ms. */
  now: number;
}

/** The fields of a copy of a sold content. It shares pictures and recordings by their ids. It has no former price, because it was never sold. */
export const copyOfContent = <Fields extends { name: string; oldCostKopecks: number | null }>(
  fields: Fields,
  { language }: Pick<CopyAt, 'language'>,
): Fields => ({ ...fields, name: copyName(fields.name, language), oldCostKopecks: null });
