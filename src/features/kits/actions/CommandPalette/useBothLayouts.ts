import type { FoundAll } from '#atoms/search/search.ts';
import { otherLayout } from '#lib/text/otherLayout.ts';
import type { PaletteGroup } from './rows.ts';
import { usePaletteGroups, type Sources } from './usePaletteGroups.tsx';
import { useSearch } from './useSearch.ts';

interface Both {
  groups: PaletteGroup[];
  found: Pick<FoundAll, 'searching'>;
  /** The query as the other layout writes it, where only that has found something. */
  swapped: string | null;
}

/** The palette's results for a query, or, if there are none, for the same keys of the other layout. */
export function useBothLayouts(sources: Omit<Sources, 'found'>): Both {
  const { query, commandsOnly } = sources;
  const found = useSearch(commandsOnly ? '' : query);
  const groups = usePaletteGroups({ ...sources, found });
  const other = query === '' || groups.length > 0 ? '' : (otherLayout(query) ?? '');
  const foundOther = useSearch(commandsOnly || found.searching ? '' : other);
  const groupsOther = usePaletteGroups({ ...sources, query: other, found: foundOther });
  const searching = found.searching || (other !== '' && foundOther.searching);
  if (other === '' || groupsOther.length === 0) return { groups, found: { searching }, swapped: null };
  return { groups: groupsOther, found: { searching }, swapped: other };
}
