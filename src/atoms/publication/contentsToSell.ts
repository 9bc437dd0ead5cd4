import { contentLists } from '#api/contents.ts';
import type { ContentType } from '#domain/content/schema.ts';

/** A content that may be put up for sale. */
export interface ContentToSell {
  id: string;
  name: string;
  /** The price that it tells itself, as consultations do, kopecks. */
  costKopecks: number | null;
}

/** Rows of a call, and most calls of a search: who has more of a kind finds the rest by name. */
const limit = 100;
const mostCalls = 5;

/** So many are offered at once. */
const enough = 50;

/** Contents of a kind that have no publication yet, the latest first. What is sold already is passed over. */
export async function readContentsToSell(
  type: ContentType,
  text: string,
  signal: AbortSignal,
): Promise<ContentToSell[]> {
  const search = text.trim();
  const found: ContentToSell[] = [];
  for (let page = 1; page <= mostCalls && found.length < enough; page++) {
    const request = { ...(search !== '' && { search }), sort: '-createdAt', limit, page };
    const { list } = await contentLists[type](request, signal);
    for (const { id, name, publicationId, costKopecks } of list)
      if (!publicationId) found.push({ id, name, costKopecks: costKopecks || null });
    if (list.length < limit) break;
  }
  return found;
}
