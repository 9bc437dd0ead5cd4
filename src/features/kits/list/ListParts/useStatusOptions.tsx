import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook, type StatusKind } from '#components/feedback/Status/statusLooks.ts';
import { useLanguage } from '#lib/i18n/LanguageContext.tsx';
import type { FilterOption } from '../ListKit/listFilter.ts';

/** The statuses of a kind as options of a filter. */
export function useStatusOptions(kind: StatusKind, statuses: readonly string[]): FilterOption[] {
  const language = useLanguage();
  return statuses.map((value) => {
    const { label, glyph } = statusLook(kind, value, language);
    return { value, label, icon: <Glyph name={glyph} /> };
  });
}
