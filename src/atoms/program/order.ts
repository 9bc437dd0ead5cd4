/**
 * A largest set of common items that are in the same order in both lists: the others have moved. It is a longest increasing subsequence, found in
 * n·log n.
 */
export function keptInOrder(before: readonly string[], after: readonly string[]): Set<string> {
  const placeOf = new Map(before.map((id, at) => [id, at]));
  const common = after.flatMap((id) => {
    const place = placeOf.get(id);
    return place === undefined ? [] : [{ id, place }];
  });
  /** The last position of the best run of each length, and for each item its predecessor in its run. */
  const ends: number[] = [];
  const former: number[] = [];
  common.forEach(({ place }, at) => {
    let [low, high] = [0, ends.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((common[ends[middle] ?? 0]?.place ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    former[at] = ends[low - 1] ?? -1;
    ends[low] = at;
  });
  const kept = new Set<string>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = former[at] ?? -1) kept.add(common[at]?.id ?? '');
  return kept;
}

/** Where to reinsert `id`: after its nearest predecessor in `before` that is still in `list`; first if there is none. */
export function formerPlace(before: readonly string[], list: readonly string[], id: string): number {
  const standing = new Map(list.map((one, at) => [one, at]));
  for (let at = before.indexOf(id) - 1; at >= 0; at -= 1) {
    const place = standing.get(before[at] ?? '');
    if (place !== undefined) return place + 1;
  }
  return 0;
}
