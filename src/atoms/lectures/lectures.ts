import { atom } from 'jotai';
import { lectureKeys } from '#api/lecture/queries.ts';
import { createLecture, listLectures, readLecture, updateLecture } from '#api/lecture/requests.ts';
import type { Publication } from '#api/publication/schema.ts';
import { createCollection, type EntityState, type ListParams } from '../collection.ts';
import { keyedAtoms } from '../keyed.ts';
import { contentPublicationsAtom, publicationAtom } from '../publications/publications.ts';

const lectures = createCollection({
  keys: lectureKeys,
  requests: { list: listLectures, read: readLecture, create: createLecture, update: updateLecture },
  texts: {
    ru: {
      notFound: (id) => `Лекция ${id} не найдена`,
      notCreated: 'Ошибка при создании лекции',
      notUpdated: 'Не удалось обновить лекцию',
    },
    en: {
      notFound: (id) => `Lecture ${id} was not found`,
      notCreated: 'Failed to create the lecture',
      notUpdated: 'Failed to update the lecture',
    },
  },
});

/**
 * A list of lectures. The filters of the platform: `status` (one or several), `tag` (ids), `hasCover`, `isUsed`.
 * The same parameters give the same atom.
 */
export const lectureListAtom = lectures.listAtom;

/** How many lectures match, or null until it is known. */
export const lectureCountAtom = lectures.countAtom;

/** A lecture by its id. */
export const lectureAtom = lectures.itemAtom;

/** Whether any lecture is being read, created or changed. */
export const lecturesBusyAtom = lectures.busyAtom;

/** The lecture with this id: from the loaded list, else from the platform. */
export const lookUpLectureAtom = lectures.lookUpAtom;

/** Reads a lecture again. */
export const refreshLectureAtom = lectures.refreshAtom;

/** Creates a lecture. */
export const createLectureAtom = lectures.createAtom;

/** Changes a lecture and reads it again. */
export const updateLectureAtom = lectures.updateAtom;

/** Publications by the id of their lecture, for the loaded rows of a list: one call for each page. */
export const lecturePublicationsAtom = keyedAtoms((params: ListParams) =>
  atom((get): ReadonlyMap<string, Publication> => {
    const pages = get(lectureListAtom(params)).pages;
    const found = pages.flatMap((page) => {
      const ids = page.map(({ id }) => id);
      return get(contentPublicationsAtom({ type: 'lecture', ids })).item ?? [];
    });
    return new Map(found.map((publication) => [publication.contentId, publication]));
  }),
);

/** The publication of a lecture. `notFound` means that it has none yet. */
export const lecturePublicationAtom = keyedAtoms((lectureId: string) =>
  atom((get): EntityState<Publication> => {
    const { item, ...lecture } = get(lectureAtom(lectureId));
    if (item?.publicationId) return get(publicationAtom(item.publicationId));
    if (item === null) return { ...lecture, item };
    // A platform that does not tell the id is asked by the content.
    const { item: list, ...found } = get(contentPublicationsAtom({ type: 'lecture', ids: [lectureId] }));
    const [publication = null] = list ?? [];
    return { ...found, item: publication, status: list && !publication ? 'notFound' : found.status };
  }),
);
