import { atom } from 'jotai';
import * as v from 'valibot';
import type { ReadinessCheck } from '#domain/content/readiness.ts';
import { meditationKeys } from '#api/meditation/queries.ts';
import { meditationReadiness, type MeditationReadinessId } from '#domain/meditation/readiness.ts';
import { meditationForm, type MeditationFields } from '#domain/meditation/fields.ts';
import { problemsOf } from '#domain/problems.ts';
import {
  meditation,
  meditationCreate,
  meditationUpdate,
  music,
  type Meditation,
} from '#domain/meditation/schema.ts';
import { createEditor } from '../editor/createEditor.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { factsOf } from '../lecture/facts.ts';
import { attachUploads } from '../upload/attach.ts';
import {
  createMeditationAtom,
  latestMeditationsAtom,
  meditationAtom,
  meditationPublicationAtom,
  refreshMeditationAtom,
  updateMeditationAtom,
} from './meditations.ts';

/** The editor of meditations with their prices. */
export const meditationEditor = createEditor<Meditation, MeditationFields>({
  kind: 'meditation',
  keys: meditationKeys,
  itemAtom: meditationAtom,
  refresh: (set, id) => set(refreshMeditationAtom, id),
  create: (set, body) => set(createMeditationAtom, v.parse(meditationCreate, body)),
  latest: (set) => set(latestMeditationsAtom),
  update: (set, body) => set(updateMeditationAtom, v.parse(meditationUpdate, body)),
  schemas: { item: meditation, create: meditationCreate, update: meditationUpdate },
  ...meditationForm,
  check: ({ hasMusic, musicRights }, language) => problemsOf(music, { hasMusic, musicRights }, language),
  sale: { contentType: 'meditation', publicationAtom: meditationPublicationAtom },
});

attachUploads(meditationEditor, (set, body) => set(updateMeditationAtom, body));

/** The checklist of a meditation, from what the form shows. */
export const meditationReadinessAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessCheck<MeditationReadinessId>[] => {
    const { fields } = get(meditationEditor.editorAtom(key));
    return meditationReadiness(fields, factsOf(get, fields));
  }),
);
