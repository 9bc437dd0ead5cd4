import type { ListSort } from '#features/kits/list/ListKit/listFilter.ts';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';

/** Sorts of recordings, the default first. */
export function useMediaSorts(): ListSort[] {
  const t = useMessages(messages);
  return [
    { id: 'new', label: t.sortNew, by: '-createdAt' },
    { id: 'changed', label: t.sortChanged, by: '-updatedAt' },
    { id: 'name', label: t.sortName, by: 'name' },
    { id: 'longest', label: t.sortLongest, by: '-durationSec' },
  ];
}
