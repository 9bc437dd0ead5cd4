import { atom } from 'jotai';
import { listLectures } from '#api/lecture/requests.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import { listPublications } from '#api/publication/requests.ts';
import type { Publication } from '#api/publication/schema.ts';
import type { ListRequest } from '#api/lists.ts';
import type { ListParams, ListState } from '../collection.ts';
import { keyedAtoms } from '../keyed.ts';
import type { Page } from '../pages.ts';
import { lectureListAtom, lecturePublicationsAtom } from './lectures.ts';

/** A lecture with its publication, where it has one and it was read. */
export interface LectureRow {
  id: string;
  lecture: Lecture;
  publication: Publication | undefined;
}

const made = new WeakMap<Lecture, LectureRow>();

/** The same lecture and publication give the same row, so that only rows that changed are drawn again. */
function rowOf(lecture: Lecture, publication: Publication | undefined): LectureRow {
  const known = made.get(lecture);
  if (known !== undefined && known.publication === publication) return known;
  const row = { id: lecture.id, lecture, publication };
  made.set(lecture, row);
  return row;
}

/** A list of lectures with their publications, which come a little later than the lectures. */
export const lectureRowsAtom = keyedAtoms((params: ListParams) =>
  atom((get): ListState<LectureRow> => {
    const publications = get(lecturePublicationsAtom(params));
    const rowsOf = (lectures: Lecture[]) => lectures.map((each) => rowOf(each, publications.get(each.id)));
    const { items, pages, answer, ...rest } = get(lectureListAtom(params));
    return {
      ...rest,
      items: rowsOf(items),
      pages: pages.map(rowsOf),
      answer: answer && { ...answer, list: rowsOf(answer.list) },
    };
  }),
);

/** Reads a page of lectures with their publications: two calls. */
export async function readLectureRows(request: ListRequest, signal: AbortSignal): Promise<Page<LectureRow>> {
  const { list, count } = await listLectures(request, signal);
  const contentId = list.map(({ id }) => id);
  if (contentId.length === 0) return { list: [], count };
  const filter = { contentType: 'lecture', contentId };
  const publications = await listPublications({ filter, limit: 100 }, signal);
  const byContent = new Map(publications.list.map((each) => [each.contentId, each]));
  return { list: list.map((each) => rowOf(each, byContent.get(each.id))), count };
}
