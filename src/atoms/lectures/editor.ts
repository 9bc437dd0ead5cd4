import { atom } from 'jotai';
import type { ApiError } from '#api/api-error.ts';
import { lectureReadiness, type ReadinessCheck } from '#api/lecture/rules.ts';
import type { Lecture } from '#api/lecture/schema.ts';
import type { Problems } from '#api/problems.ts';
import type { Publication } from '#api/publication/schema.ts';
import type { EntityState } from '../collection.ts';
import type { Draft } from '../drafts.ts';
import { imageSizeAtom } from '../images/images.ts';
import { keyedAtoms } from '../keyed.ts';
import { streamAtom } from '../streams/streams.ts';
import { onUploaded } from '../uploads/uploads.ts';
import { attachStreamAtom } from './attach.ts';
import { copyOf, drafts, newKey, problemsAtom, type ServerCopy } from './draft.ts';
import {
  changedFields,
  differencesOf,
  type Difference,
  type LectureField,
  type LectureFields,
} from './fields.ts';
import { lectureAtom, lecturePublicationAtom } from './lectures.ts';
import { savingAtom } from './save.ts';

// The face of this folder for screens.
export { chooseDraftAtom, discardDraftAtom, editLectureAtom, newKey, restoreDraftAtom } from './draft.ts';
export type { Difference, LectureField, LectureFields } from './fields.ts';
export { saveLectureAtom, type Conflict, type SaveRequest, type SaveResult } from './save.ts';

onUploaded('lecture', attachStreamAtom);

/** An unsaved version of an earlier visit. */
export interface DraftOffer {
  /** When it was edited last, ms. */
  keptAt: number;
  /** When the platform's copy changed last, ISO; null where there is none. */
  serverUpdatedAt: string | null;
  differences: Difference[];
  /** The whole version: the kept edits over the platform's copy. */
  fields: LectureFields;
}

/** Everything that an editor shows of a lecture. */
export interface LectureEditor {
  status: 'loading' | 'failed' | 'notFound' | 'ready';
  error: ApiError | null;
  retry: () => void;
  /** null until the lecture is created. */
  id: string | null;
  lecture: Lecture | null;
  publication: Publication | null;
  /** The platform's copy; empty fields for a new lecture. */
  server: LectureFields;
  /** What the form shows: the draft over the platform's copy. */
  fields: LectureFields;
  /** Fields that differ from the platform's copy. */
  changed: LectureField[];
  dirty: boolean;
  /** By field, after a save that was refused. A field's problem goes when it is edited. */
  problems: Problems;
  saving: boolean;
  /** When the platform's copy changed last, ISO. */
  savedAt: string | null;
  /** When the draft was kept on this device last, ms. */
  keptAt: number | null;
  /** Until it is answered the form shows the platform's copy, and edits beside it lose neither. */
  offer: DraftOffer | null;
}

const none: EntityState<never> = {
  status: 'ready',
  item: null,
  refreshing: false,
  error: null,
  retry: () => undefined,
};

/** A lecture cannot be edited before both it and its price are known: a blank price might be saved over a good one. */
function readingOf(
  lecture: EntityState<Lecture>,
  publication: EntityState<Publication>,
): Pick<LectureEditor, 'status' | 'error' | 'retry'> {
  const { status, error, retry } = lecture.status === 'ready' ? publication : lecture;
  // A lecture that was never priced has no publication.
  const ready = lecture.status === 'ready' && status === 'notFound';
  return { status: ready ? 'ready' : status, error, retry };
}

/** The editor of a lecture: `key` is its id, or `new`. */
export const lectureEditorAtom = keyedAtoms((key: string) =>
  atom((get): LectureEditor => {
    const slot = get(drafts.slotAtom(key));
    const id = key === newKey ? (slot.draft?.createdId ?? null) : key;
    const lecture = id === null ? none : get(lectureAtom(id));
    const publication = id === null ? none : get(lecturePublicationAtom(id));
    const server = copyOf(lecture.item, publication.item);
    const fields = { ...server.fields, ...slot.draft?.fields };
    const changed = changedFields(fields, server.fields);
    const reading = readingOf(lecture, publication);
    return {
      ...reading,
      status: reading.status === 'ready' && !slot.loaded ? 'loading' : reading.status,
      id,
      lecture: lecture.item,
      publication: publication.item,
      server: server.fields,
      fields,
      changed,
      dirty: changed.length > 0,
      problems: get(problemsAtom)[key] ?? {},
      saving: get(savingAtom).has(key),
      savedAt: server.updatedAt,
      keptAt: slot.keptAt,
      offer: offerOf(slot.offer, server),
    };
  }),
);

function offerOf(offer: Draft<LectureFields> | null, server: ServerCopy): DraftOffer | null {
  if (offer === null) return null;
  const differences = differencesOf(offer, server.fields);
  // What was saved meanwhile, here or elsewhere, is nothing to come back to.
  if (differences.length === 0) return null;
  return {
    keptAt: offer.editedAt,
    serverUpdatedAt: server.updatedAt,
    differences,
    fields: { ...server.fields, ...offer.fields },
  };
}

/** The checklist of a lecture, from what the form shows. */
export const lectureReadinessAtom = keyedAtoms((key: string) =>
  atom((get): ReadinessCheck[] => {
    const { fields } = get(lectureEditorAtom(key));
    return lectureReadiness(fields, {
      stream: fields.streamID === null ? null : get(streamAtom(fields.streamID)).item,
      cover: fields.imageId === null ? null : get(imageSizeAtom(fields.imageId)),
      costKopecks: fields.costKopecks,
    });
  }),
);
