import { atom, type Getter } from 'jotai';
import { atomWithQuery } from 'jotai-tanstack-query';
import { listConsultations } from '#api/consultation/requests.ts';
import { contentTypes, type ContentType } from '#domain/content/schema.ts';
import { listCourses } from '#api/course/requests.ts';
import { listLectures } from '#api/lecture/requests.ts';
import type { ListRequest } from '#domain/lists.ts';
import { listMarathons } from '#api/marathon/requests.ts';
import { listMeditations } from '#api/meditation/requests.ts';
import { listWebinars } from '#api/webinar/requests.ts';
import { qaKeys } from '#api/qa/queries.ts';

/** A content that a question may be about. */
export interface AskedContent {
  type: ContentType;
  id: string;
  name: string;
}

type Read = (request: ListRequest, signal?: AbortSignal) => Promise<{ list: { id: string; name: string }[] }>;

const lists: Record<ContentType, Read> = {
  lecture: listLectures,
  meditation: listMeditations,
  course: listCourses,
  marathon: listMarathons,
  webinar: listWebinars,
  consultation: listConsultations,
};

/** As many of a kind as one call gives: the latest. */
const limit = 100;

const queryAtom = atomWithQuery((_get: Getter) => ({
  queryKey: [...qaKeys.all, 'contents'],
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<AskedContent[]> => {
    const kinds = await Promise.all(
      contentTypes.map(async (type) => {
        const { list } = await lists[type]({ limit }, signal);
        return list.map(({ id, name }) => ({ type, id, name }));
      }),
    );
    return kinds.flat();
  },
  staleTime: 60_000,
}));

const none: AskedContent[] = [];

/** What questions may be about; nothing until it is read. */
export const askedContentsAtom = atom((get) => get(queryAtom).data ?? none);
