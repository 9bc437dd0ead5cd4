import { queryClientAtom } from 'jotai-tanstack-query';
import * as v from 'valibot';
import { marathonDateProblems, marathonSeatProblems } from '#domain/marathon/rules.ts';
import { marathonKeys } from '#api/marathon/queries.ts';
import { marathon, marathonCreate, marathonUpdate, type Marathon } from '#domain/marathon/schema.ts';
import { createEditor } from '../editor/createEditor.ts';
import { createProgram } from '../program/program.ts';
import { createSteps } from '../program/runSave.ts';
import { retargetUploadsAtom } from '../upload/uploads.ts';
import { createContentPublications } from '../publication/contents.ts';
import {
  createMarathonAtom,
  marathonAtom,
  marathonListAtom,
  refreshMarathonAtom,
  sendMarathonAtom,
  updateMarathonAtom,
} from './marathons.ts';
import {
  keptMarathonFields,
  marathonFieldsOf,
  marathonUpdateOf,
  noMarathonFields,
  type MarathonFields,
} from './fields.ts';

// The face of this folder for screens.
export type { MarathonFields } from './fields.ts';

const publications = createContentPublications({
  type: 'marathon',
  listAtom: marathonListAtom,
  itemAtom: marathonAtom,
});

/** The publication of a marathon. `notFound` means that it has none yet. */
export const marathonPublicationAtom = publications.ofItemAtom;

/** The editor of marathons with their programme and price. */
export const marathonEditor = createEditor<Marathon, MarathonFields>({
  kind: 'marathon',
  keys: marathonKeys,
  itemAtom: marathonAtom,
  refresh: (set, id) => set(refreshMarathonAtom, id),
  create: (set, body) => set(createMarathonAtom, v.parse(marathonCreate, body)),
  update: (set, body) => set(updateMarathonAtom, v.parse(marathonUpdate, body)),
  schemas: { item: marathon, create: marathonCreate, update: marathonUpdate },
  empty: noMarathonFields,
  kept: keptMarathonFields,
  fieldsOf: marathonFieldsOf,
  bodyOf: marathonUpdateOf,
  check: (fields, language, item) => ({
    ...marathonDateProblems(fields, language),
    ...(fields.seatCount !== item?.seatCount &&
      marathonSeatProblems(fields.seatCount, item?.seatsTaken ?? 0, language)),
  }),
  steps: createSteps<MarathonFields>(
    {
      type: 'marathon',
      create: (set, body) => set(createMarathonAtom, v.parse(marathonCreate, body)),
      send: (set, body) => set(sendMarathonAtom, v.parse(marathonUpdate, body)),
      read: (set, id) => set(refreshMarathonAtom, id),
      modulesOf: (get, id) =>
        get(queryClientAtom).getQueryData<Marathon>(marathonKeys.item(id))?.modules ?? [],
      patchOf: (program) => ({ program }),
      differenceOf: (sides) => ({ field: 'program', ...sides, both: true }),
    },
    'program',
  ),
  sale: { contentType: 'marathon', publicationAtom: marathonPublicationAtom },
});

marathonEditor.onSaved((set, from, to) => set(retargetUploadsAtom, { kind: 'marathon', from, to }));

/** The programme of marathons: the tree, what is done to it, what a save will do and how it goes. */
export const marathonProgram = createProgram<Marathon, MarathonFields>({
  type: 'marathon',
  editor: marathonEditor,
  patchOf: (program) => ({ program }),
});
