import { atom, type Atom, type Getter } from 'jotai';
import { consultationReadiness, type ConsultationReadinessId } from '#domain/consultation/readiness.ts';
import type { ReadinessCheck, SaleFacts } from '#domain/content/readiness.ts';
import { isContentType, type ContentType } from '#domain/content/schema.ts';
import { courseReadiness, type CourseFacts } from '#domain/course/readiness.ts';
import type { Module } from '#domain/course/schema.ts';
import { lectureKeys } from '#api/lecture/queries.ts';
import { lectureReadiness } from '#domain/lecture/readiness.ts';
import { listLectures } from '#api/lecture/requests.ts';
import { marathonReadiness, type MarathonReadinessId } from '#domain/marathon/readiness.ts';
import { meditationReadiness, type MeditationReadinessId } from '#domain/meditation/readiness.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { webinarReadiness, type WebinarReadinessId } from '#domain/webinar/readiness.ts';
import { now } from '#lib/time/clock.ts';
import { consultationAtom } from '../consultation/consultations.ts';
import { courseAtom } from '../course/courses.ts';
import { imageSizeAtom } from '../image/images.ts';
import { boundedAtomFamily } from '../atomFamily.ts';
import { factsOf } from '../lecture/facts.ts';
import { lectureAtom } from '../lecture/lectures.ts';
import { marathonAtom } from '../marathon/marathons.ts';
import { meditationAtom } from '../meditation/meditations.ts';
import type { EntityState } from '../states.ts';
import { webinarAtom } from '../webinar/webinars.ts';
import { atomWithQuery } from '../queryAtoms.ts';

/** The lines of all kinds' checklists. */
export type SoldReadinessId =
  | MeditationReadinessId
  | MarathonReadinessId
  | WebinarReadinessId
  | ConsultationReadinessId;

/** The content, with its checklist. */
interface SoldContent {
  /** `notFound`: it was deleted, or its kind is unknown. */
  status: EntityState<unknown>['status'];
  /** null until it is loaded. */
  name: string | null;
  checks: ReadinessCheck<SoldReadinessId>[];
}

/** Lectures per call. */
const chunk = 100;

/** Ids of these lectures that have a playable recording; null while loading. */
const playableAtom = boundedAtomFamily((ids: readonly string[]): Atom<ReadonlySet<string> | null> => {
  const queryAtom = atomWithQuery((_get: Getter) => ({
    queryKey: [...lectureKeys.all, 'playable', ids],
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const playable: string[] = [];
      for (let at = 0; at < ids.length; at += chunk) {
        const part = ids.slice(at, at + chunk);
        const { list } = await listLectures({ filter: { id: part }, limit: chunk }, signal);
        playable.push(...list.flatMap(({ id, streamID }) => (streamID ? id : [])));
      }
      return playable;
    },
    enabled: ids.length > 0,
  }));
  return atom((get) => {
    if (ids.length === 0) return new Set();
    const { data } = get(queryAtom);
    return data === undefined ? null : new Set(data);
  });
});

const coverOf = (get: Getter, imageId: string | null | undefined): SaleFacts['cover'] =>
  imageId ? get(imageSizeAtom(imageId)) : null;

/** The programme's facts for a checklist; null while its lectures are loading. */
function programFacts(get: Getter, modules: readonly Module[]): Pick<CourseFacts, 'isPlayable'> | null {
  const ids = [...new Set(modules.flatMap(({ lectures }) => lectures))];
  const playable = get(playableAtom(ids));
  return playable && { isPlayable: (id) => playable.has(id) };
}

type Checks = ReadinessCheck<SoldReadinessId>[] | null;

/** Computes a checklist once its content is loaded; null from `check` means that some facts are loading. */
function checked<Item extends { name: string }>(
  { status, item }: EntityState<Item>,
  check: (item: Item) => Checks,
): SoldContent {
  if (item === null) return { status, name: null, checks: [] };
  const { name } = item;
  const checks = check(item);
  return checks === null ? { status: 'loading', name, checks: [] } : { status: 'ready', name, checks };
}

type Reader = (get: Getter, id: string, costKopecks: number) => SoldContent;

const readers: Record<ContentType, Reader> = {
  lecture: (get, id, costKopecks) =>
    checked(get(lectureAtom(id)), (doc) => lectureReadiness(doc, factsOf(get, { ...doc, costKopecks }))),
  meditation: (get, id, costKopecks) =>
    checked(get(meditationAtom(id)), (doc) =>
      meditationReadiness(doc, factsOf(get, { ...doc, costKopecks })),
    ),
  course: (get, id, costKopecks) =>
    checked(get(courseAtom(id)), (doc) => {
      const facts = programFacts(get, doc.modules);
      return facts && courseReadiness(doc, { ...facts, costKopecks, cover: coverOf(get, doc.imageId) });
    }),
  marathon: (get, id, costKopecks) =>
    checked(get(marathonAtom(id)), (doc) => {
      const facts = programFacts(get, doc.modules);
      const cover = coverOf(get, doc.imageId);
      return facts && marathonReadiness(doc, { ...facts, costKopecks, cover, now: now() });
    }),
  webinar: (get, id, costKopecks) =>
    checked(get(webinarAtom(id)), (doc) =>
      webinarReadiness(doc, { costKopecks, cover: coverOf(get, doc.imageId), now: now() }),
    ),
  consultation: (get, id, costKopecks) =>
    checked(get(consultationAtom(id)), (doc) =>
      consultationReadiness(doc, { costKopecks, cover: coverOf(get, doc.imageId) }),
    ),
};

/** The content of a publication, and its checklist by the platform's copies. */
export const soldContentAtom = boundedAtomFamily(
  ({ contentType, contentId, costKopecks }: Pick<Publication, 'contentType' | 'contentId' | 'costKopecks'>) =>
    atom((get): SoldContent => {
      if (!isContentType(contentType)) return { status: 'notFound', name: null, checks: [] };
      return readers[contentType](get, contentId, costKopecks);
    }),
);
