import { atom, type Getter } from 'jotai';
import { contentLists } from '#api/contents.ts';
import { contentTypes, type ContentType } from '#domain/content/schema.ts';
import { qaKeys } from '#api/qa/queries.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** A content that a question may refer to. */
interface AskedContent {
  type: ContentType;
  id: string;
  name: string;
}

/** The latest of each kind, as many as one call returns. */
const limit = 100;

const queryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: [...qaKeys.all, 'contents'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AskedContent[]> => {
    const kinds = await Promise.all(
      contentTypes.map(async (type) => {
        const { list } = await contentLists[type]({ limit }, signal);
        return list.map(({ id, name }) => ({ type, id, name }));
      }),
    );
    return kinds.flat();
  },
  staleTime: 60_000,
}));

const none: AskedContent[] = [];

/** Contents that questions may refer to; empty until they are loaded. */
export const askedContentsAtom = atom((get) => get(queryAtom).data ?? none);
