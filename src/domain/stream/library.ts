import type { Stream } from './schema.ts';

/** What a recording takes, and how much it is used. */
type Weighed = Pick<Stream, 'id' | 'size' | 'usedIn' | 'createdAt'>;

/** How much recordings take together, bytes. */
export const weightOf = (streams: readonly Pick<Stream, 'size'>[]): number =>
  streams.reduce((sum, { size }) => sum + size, 0);

/** Those that nothing uses, the largest first. What the platform does not tell of is not among them. */
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

/** Those that may be the same: of one size to the byte. Only of these is the content worth reading. */
export const alikeOf = <Item extends Weighed>(streams: readonly Item[]): Item[] =>
  groupsBy(streams, ({ size }) => (size > 0 ? `${size}` : null)).flat();

const uses = ({ usedIn }: Weighed) => usedIn?.length ?? 0;

/** The one to keep stands first: the most used, and of two alike the older one. */
const byWorth = (one: Weighed, other: Weighed) =>
  uses(other) - uses(one) ||
  (one.createdAt ?? '').localeCompare(other.createdAt ?? '') ||
  one.id.localeCompare(other.id);

/** Groups of recordings with the same content, by its digests; one whose digest is not known is in no group. What takes most first. */
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
