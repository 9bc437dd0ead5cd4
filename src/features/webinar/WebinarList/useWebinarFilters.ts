import { useAtomValue } from 'jotai';
import { tagsAtom } from '#atoms/tag/tags.ts';
import type { ListFilter } from '#features/kits/list/ListKit/listFilter.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** What webinars are filtered by, beside the tab. */
export function useWebinarFilters(): ListFilter[] {
  const t = useMessages(messages);
  const tags = useAtomValue(tagsAtom).item ?? [];
  return [
    {
      kind: 'any',
      id: 'tag',
      label: t.tag,
      options: tags.map(({ id, name }) => ({ value: id, label: name })),
    },
    {
      kind: 'flag',
      id: 'cover',
      value: 'none',
      label: t.withoutCover,
      ask: { hasCover: false },
    },
  ];
}
