import { useAtomValue } from 'jotai';
import { levels } from '#domain/content/schema.ts';
import { publicationStatuses } from '#domain/publication/rules.ts';
import { tagsAtom } from '#atoms/tag/tags.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useStatusOptions } from '#features/kits/list/ListParts/useStatusOptions.tsx';
import { useLanguage, useMessages } from '#lib/i18n/LanguageContext.tsx';
import { filterMessages } from './filterMessages.ts';
import { levelName } from '../levelName.ts';

/** Filters of courses and marathons alike. `publicationField` is what the platform calls the status of the publication. */
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
