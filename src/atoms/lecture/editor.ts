import { atom } from 'jotai';
import * as v from 'valibot';
import type { ReadinessCheck } from '#domain/content/readiness.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import { lectureReadiness, type LectureReadinessId } from '#domain/lecture/readiness.ts';
import { lectureForm, type LectureFields } from '#domain/lecture/fields.ts';
import { lecture, lectureCreate, lectureUpdate, type Lecture } from '#domain/lecture/schema.ts';
import { createEditor } from '../editor/createEditor.ts';
import type { DraftOffer as Offer } from '../editor/offers.ts';
import type { EditorState } from '../editor/state.ts';
import type { Difference as FieldDifference } from '../editor/fields.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { attachUploads } from '../upload/attach.ts';
import { factsOf } from './facts.ts';
import {
  createLectureAtom,
  latestLecturesAtom,
  lectureAtom,
  lecturePublicationAtom,
  refreshLectureAtom,
  updateLectureAtom,
} from './lectures.ts';

// The public module of this folder for screens.

export type DraftOffer = Offer<LectureFields>;
export type Difference = FieldDifference<LectureFields>;
export type Conflict = Difference;

/** Everything that an editor shows of a lecture. */
export type LectureEditor = EditorState<Lecture, LectureFields>;

/** The editor of lectures with their prices. */
export const lectureEditor = createEditor<Lecture, LectureFields>({
  kind: 'lecture',
  keys: lectureKeys,
  itemAtom: lectureAtom,
  refresh: (set, id) => set(refreshLectureAtom, id),
  create: (set, body) => set(createLectureAtom, v.parse(lectureCreate, body)),
  latest: (set) => set(latestLecturesAtom),
  update: (set, body) => set(updateLectureAtom, v.parse(lectureUpdate, body)),
  schemas: { item: lecture, create: lectureCreate, update: lectureUpdate },
  ...lectureForm,
  sale: { contentType: 'lecture', publicationAtom: lecturePublicationAtom },
});

export const {
  editorAtom: lectureEditorAtom,
  editAtom: editLectureAtom,
  saveAtom: saveLectureAtom,
  restoreAtom: restoreDraftAtom,
  discardAtom: discardDraftAtom,
  chooseAtom: chooseDraftAtom,
} = lectureEditor;

attachUploads(lectureEditor, (set, body) => set(updateLectureAtom, body));

/** The checklist of a lecture, from what the form shows. */
export const lectureReadinessAtom = boundedAtomFamily((key: string) =>
  atom((get): ReadinessCheck<LectureReadinessId>[] => {
    const { fields } = get(lectureEditorAtom(key));
    return lectureReadiness(fields, factsOf(get, fields));
  }),
);
