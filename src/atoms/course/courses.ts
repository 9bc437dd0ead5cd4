import { courseKeys } from '#api/course/queries.ts';
import { createCourse, listCourses, coursesThere, readCourse, updateCourse } from '#api/course/requests.ts';
import { createCollection } from '../collection.ts';
import { createContentPublications } from '../publication/contents.ts';

/** The collection of courses, for their editor. */
export const courses = createCollection({
  keys: courseKeys,
  requests: {
    list: listCourses,
    there: coursesThere,
    read: readCourse,
    create: createCourse,
    update: updateCourse,
  },
  texts: {
    ru: {
      notFound: (id) => `Курс ${id} не\u00A0найден`,
      notCreated: 'Ошибка при создании курса',
      notUpdated: 'Не\u00A0удалось обновить курс',
      notListed: 'Ошибка при получении списка курсов',
    },
    en: {
      notFound: (id) => `Course ${id} was not found`,
      notCreated: 'Failed to create the course',
      notUpdated: 'Failed to update the course',
      notListed: 'Failed to get the list of courses',
    },
  },
});

/**
 * A list of courses. The filters of the platform: `status` of the publication (one or several), `tag` (ids), `level`,
 * `hasCover`. The same parameters give the same atom.
 */
export const courseListAtom = courses.listAtom;

/** How many courses match, or null until it is known. */
export const courseCountAtom = courses.countAtom;

/** A course by its id, with its modules. */
export const courseAtom = courses.itemAtom;

const publications = createContentPublications({
  type: 'course',
  listAtom: courses.listAtom,
  itemAtom: courses.itemAtom,
});

/** Publications by the id of their course, for the loaded rows of a list: one call for each page. */
export const coursePublicationsAtom = publications.ofListAtom;

/** The publication of a course. `notFound` means that it has none yet. */
export const coursePublicationAtom = publications.ofItemAtom;
