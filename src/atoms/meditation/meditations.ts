import { meditationKeys } from '#api/meditation/queries.ts';
import {
  createMeditation,
  listMeditations,
  meditationsThere,
  readMeditation,
  updateMeditation,
} from '#api/meditation/requests.ts';
import { createCollection } from '../collection.ts';
import { lectureTexts } from '../lecture/texts.ts';
import { createContentPublications } from '../publication/contents.ts';

const meditations = createCollection({
  keys: meditationKeys,
  requests: {
    list: listMeditations,
    there: meditationsThere,
    read: readMeditation,
    create: createMeditation,
    update: updateMeditation,
  },
  // Messages call a meditation a lecture, except at its creation and in its list.
  texts: {
    ru: {
      ...lectureTexts.ru,
      notCreated: 'Ошибка при создании медитации',
      notListed: 'Не\u00A0удалось получить список медитаций',
    },
    en: {
      ...lectureTexts.en,
      notCreated: 'Failed to create the meditation',
      notListed: 'Failed to get the list of meditations',
    },
  },
});

/**
 * A list of meditations. The filters of the platform: `status`, `goal`, `voice` (one or several), `tag` (ids), `hasMusic`,
 * `hasCover`. The same parameters give the same atom.
 */
export const meditationListAtom = meditations.listAtom;

/** How many meditations match, or null until it is known. */
export const meditationCountAtom = meditations.countAtom;

/** A meditation by its id. */
export const meditationAtom = meditations.itemAtom;

/** Reads a meditation again. */
export const refreshMeditationAtom = meditations.refreshAtom;

/** Creates a meditation. */
export const createMeditationAtom = meditations.createAtom;

/** The latest meditations. */
export const latestMeditationsAtom = meditations.latestAtom;

/** Changes a meditation and reads it again. */
export const updateMeditationAtom = meditations.updateAtom;

const publications = createContentPublications({ type: 'meditation', ...meditations });

/** Publications by the id of their meditation, for the loaded rows of a list: one call for each page. */
export const meditationPublicationsAtom = publications.ofListAtom;

/** The publication of a meditation. `notFound` means that it has none yet. */
export const meditationPublicationAtom = publications.ofItemAtom;
