import type { Stream } from './schema.ts';

/** The size of a recording, and its uses. */
type Weighed = Pick<Stream, 'id' | 'size' | 'usedIn' | 'createdAt'>;

/** The total size of recordings, bytes. */
export const weightOf = (streams: readonly Pick<Stream, 'size'>[]): number =>
  streams.reduce((sum, { size }) => sum + size, 0);

/** Unused recordings, the largest first. Those of which the platform does not tell are left out. */
export const unusedOf = <Item extends Weighed>(streams: readonly Item[]): Item[] =>
  streams.filter(({ usedIn }) => usedIn?.length === 0).sort((one, other) => other.size - one.size);

function groupsBy<Item>(items: readonly Item[], keyOf: (item: Item) => string | null): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    if (key !== null) groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups.values()].filter(({ length }) => length > 1);
}

/** Possible duplicates: recordings of equal size. Only their content is worth reading. */
export const alikeOf = <Item extends Weighed>(streams: readonly Item[]): Item[] =>
  groupsBy(streams, ({ size }) => (size > 0 ? `${size}` : null)).flat();

const uses = ({ usedIn }: Weighed) => usedIn?.length ?? 0;

/** The one to keep comes first: the most used, among equals the oldest. */
const byWorth = (one: Weighed, other: Weighed) =>
  uses(other) - uses(one) ||
  (one.createdAt ?? '').localeCompare(other.createdAt ?? '') ||
  one.id.localeCompare(other.id);

/** Groups of recordings with the same content, by digest; recordings without a digest are in none. The largest group first. */
export function duplicatesOf<Item extends Weighed>(
  streams: readonly Item[],
  digests: ReadonlyMap<string, string>,
): Item[][] {
  return groupsBy(streams, ({ id, size }) => {
    const digest = digests.get(id);
    return digest === undefined ? null : `${size} ${digest}`;
  })
    .map((group) => group.sort(byWorth))
    .sort((one, other) => weightOf(other.slice(1)) - weightOf(one.slice(1)));
}
