import { useAtomValue } from 'jotai';
import { levels } from '#domain/content/schema.ts';
import { publicationStatuses } from '#domain/publication/rules.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import { Glyph } from '#components/feedback/Glyph/Glyph.tsx';
import { statusLook, type StatusKind } from '#components/feedback/Status/statusLooks.ts';
import type { FilterOption, ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { filterMessages } from './filterMessages.ts';
import { levelName } from '../levelName.ts';

/** The statuses of a kind as options of a filter. */
export function useStatusOptions(kind: StatusKind, statuses: readonly string[]): FilterOption[] {
  const language = useLanguage();
  return statuses.map((value) => {
    const { label, glyph } = statusLook(kind, value, language);
    return { value, label, icon: <Glyph name={glyph} /> };
  });
}

/** What courses and marathons alike are filtered by. `publicationField` is what the platform calls the status of the publication. */
export function useProgramFilters(publicationField: 'status' | 'publicationStatus'): ListFilter[] {
  const t = useMessages(filterMessages);
  const language = useLanguage();
  const tags = useAtomValue(tagsAtom).item ?? [];
  return [
    {
      kind: 'any',
      id: publicationField,
      label: t.publication,
      options: useStatusOptions('publication', publicationStatuses),
    },
    {
      kind: 'any',
      id: 'tag',
      label: t.tag,
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'any',
      id: 'level',
      label: t.level,
      options: levels.map((value) => ({ value, label: levelName(value, language) })),
    },
    {
      kind: 'flag',
      id: 'cover',
      value: 'none',
      label: t.withoutCover,
      ask: { hasCover: false },
      quick: true,
    },
  ];
}
