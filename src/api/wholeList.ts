interface Page<Row> {
  list: Row[];
  count: number;
}

/**
 * The rows of all pages of a list, each id once. Where rows have moved between pages while these were read, one may be missing: they are then
 * read once more.
 */
export async function wholeList<Row extends { id: string }>(
  readPages: () => Promise<Page<Row>[]>,
): Promise<Row[]> {
  const once = async () => {
    const pages = await readPages();
    const rows = new Map(pages.flatMap(({ list }) => list).map((row) => [row.id, row]));
    // A removal shifts the rows behind it and tells of itself by the count; a row that moved is met twice in place of another.
    return { rows: [...rows.values()], stoodStill: pages.every(({ count }) => count === rows.size) };
  };
  const { rows, stoodStill } = await once();
  return stoodStill ? rows : (await once()).rows;
}
