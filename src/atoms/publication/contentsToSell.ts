import { contentLists } from '#api/contents.ts';
import type { ContentType } from '#domain/content/schema.ts';

/** A content that may be put up for sale. */
export interface ContentToSell {
  id: string;
  name: string;
  /** Its own price, which consultations have, kopecks. */
  costKopecks: number | null;
}

/** Rows of a call, and the maximum number of calls: authors with more find the rest by name. */
const limit = 100;
const mostCalls = 5;

/** How many are offered at once. */
const enough = 50;

/** Contents of a kind without a publication, the latest first. */
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
