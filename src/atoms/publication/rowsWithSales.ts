import { atom } from 'jotai';
import type { ListRequest } from '#domain/lists.ts';
import { listPublications } from '#api/publication/requests.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { contentTypes } from '#domain/content/schema.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import type { ListParams, ListState } from '../list.ts';
import type { Page } from '../pages.ts';
import { readableRows } from '../readableRows.ts';
import { salesCoursesAtom } from './courses.ts';
import { publicationListAtom } from './publications.ts';
import type { ContentSummary } from './contentReaders.ts';
import { contentSummariesAtom } from './contentSummaries.ts';
import type { SalesCourse } from './readCourses.ts';

/** A publication of the list, with data of its content and sales; both load after it. */
export interface RowWithSales {
  id: string;
  publication: Publication;
  content: ContentSummary | undefined;
  course: SalesCourse | undefined;
}

const made = new WeakMap<Publication, RowWithSales>();

/** Equal parts give the same row object, so that only changed rows render again. */
function rowOf(
  publication: Publication,
  content: ContentSummary | undefined,
  course: SalesCourse | undefined,
): RowWithSales {
  const known = made.get(publication);
  if (known !== undefined && known.content === content && known.course === course) return known;
  const row = { id: publication.id, publication, content, course };
  made.set(publication, row);
  return row;
}

/** The ids of contents in a fixed order: reordering the list causes no re-fetch. */
const idsOf = (publications: readonly Publication[]) =>
  publications.map(({ contentId }) => contentId).toSorted();

const bare = (publication: Publication): RowWithSales => ({
  id: publication.id,
  publication,
  content: undefined,
  course: undefined,
});

/** A list of publications with their contents and weekly sales. */
export const rowsWithSalesAtom = boundedAtomFamily((params: ListParams) =>
  atom((get): ListState<RowWithSales> => {
    const { items, pages, answer, ...rest } = get(publicationListAtom(params));
    const rows = pages.map((page) => {
      const told = contentTypes.flatMap((type) => {
        const ids = idsOf(page.filter(({ contentType }) => contentType === type));
        return ids.length === 0 ? [] : get(contentSummariesAtom({ type, ids }));
      });
      const contents = new Map(told.map((content) => [content.id, content]));
      const courses = get(salesCoursesAtom(idsOf(page.filter(({ salesCount }) => salesCount > 0))));
      return page.map((each) => rowOf(each, contents.get(each.contentId), courses[each.contentId]));
    });
    const byId = new Map(rows.flat().map((row) => [row.id, row]));
    return {
      ...rest,
      // A row that moved between pages meanwhile occurs once.
      items: items.flatMap(({ id }) => byId.get(id) ?? []),
      pages: rows,
      answer: answer && { ...answer, list: answer.list.map(bare) },
    };
  }),
);

/** Reads a page of publications without their contents and sales: exports and selections need neither. */
export async function readRowsWithSales(
  request: ListRequest,
  signal: AbortSignal,
): Promise<Page<RowWithSales>> {
  const { list, ...facts } = await readableRows(listPublications(request, signal), 0);
  return { ...facts, list: list.map(bare) };
}
