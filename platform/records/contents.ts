import type { ContentType } from '#domain/content/schema.ts';
import { lectureState } from '#domain/lecture/rules.ts';
import { marathonStatus, nextMarathonChange } from '#domain/marathon/rules.ts';
import { nextWebinarChange, periodOf, webinarStatus } from '#domain/webinar/rules.ts';
import { type Facet } from '../store/store.ts';
import type { Of } from './kinds.ts';
import { leftDraft } from './marathons.ts';
import { fold } from '#lib/text/fold.ts';

type Facets = Record<string, Facet>;

/** Contents that are a recording themselves, and take its length. */
export const mediaKinds = ['lecture', 'meditation'] as const satisfies ContentType[];
export type MediaKind = (typeof mediaKinds)[number];
export const isMediaKind = (kind: string): kind is MediaKind =>
  (mediaKinds as readonly string[]).includes(kind);

/** The kind-specific part of storing a content. */
interface ContentKind<K extends ContentType> {
  /** Fields to filter and sort by, beside those of every content. */
  facets: (doc: Of<K>, publicationStatus: string | null) => Facets;
  /** Further text to search in, beside the name and the tags. */
  search?: (doc: Of<K>) => string[];
  /** Ids of its streams. */
  streams?: (doc: Of<K>) => (string | null | undefined)[];
  /** The field with its stream; `streamID` by default. */
  streamField?: string;
  /** Ids of its lectures. */
  lectures?: (doc: Of<K>) => string[];
  /** The document with its publication's terms, if it has a copy of them. */
  withTerms?: (doc: Of<K>, publication: Of<'publication'>) => Of<K>;
  /** Changes by the clock, such as a status that follows from dates. */
  clock?: {
    /** When the document changes next, ISO; null when it never does. */
    nextChangeAt: (doc: Of<K>) => string | null;
    /** The document as it stands at `now`, ms. */
    asOf: (doc: Of<K>, now: number) => Of<K>;
  };
  /** The document after its publication was published at `now`, ms. Throws 422 if that is not allowed. */
  published?: (doc: Of<K>, now: number) => Of<K>;
}

const iso = (ms: number) => new Date(ms).toISOString();

const mediaFacets = (doc: Of<'lecture'>, publicationStatus: string | null): Facets => ({
  status: lectureState(doc, publicationStatus),
  durationSec: doc.durationSec ?? null,
  streamID: doc.streamID ?? null,
  level: doc.level ?? null,
  isUsed: (doc.usedIn ?? []).length > 0,
});

const lecturesOf = ({ modules }: Of<'course'>) => modules.flatMap((module) => module.lectures);

const courseFacets = (doc: Of<'course'>): Facets => ({
  level: doc.level ?? null,
  modulesCount: doc.modules.length,
});

/** A webinar with the terms of its publication: both contain them and never differ. */
export function webinarWithTerms(doc: Of<'webinar'>, publication: Of<'publication'>): Of<'webinar'> {
  const { id, costKopecks, oldCostKopecks = null, currency, visibility } = publication;
  const terms = { id, costKopecks, oldCostKopecks, currency, visibility };
  return { ...doc, publication: { ...doc.publication, ...terms } };
}

/** The kinds of content, one entry each. */
export const contentKinds: { [K in ContentType]: ContentKind<K> } = {
  lecture: { facets: mediaFacets, streams: ({ streamID }) => [streamID] },
  meditation: {
    facets: (doc, status) => ({
      ...mediaFacets(doc, status),
      goal: doc.goal ?? null,
      voice: doc.voice ?? null,
      hasMusic: doc.hasMusic,
    }),
    streams: ({ streamID }) => [streamID],
  },
  course: {
    facets: (doc, status) => ({ ...courseFacets(doc), status }),
    search: ({ subtitle }) => [subtitle ?? ''],
    streams: ({ trailerStreamId }) => [trailerStreamId],
    streamField: 'trailerStreamId',
    lectures: lecturesOf,
  },
  marathon: {
    facets: (doc, publicationStatus) => ({
      ...courseFacets(doc),
      publicationStatus,
      startsAt: doc.startsAt,
      endsAt: doc.endsAt ?? null,
      status: doc.status,
    }),
    search: ({ subtitle }) => [subtitle ?? ''],
    streams: ({ trailerStreamId }) => [trailerStreamId],
    streamField: 'trailerStreamId',
    lectures: lecturesOf,
    clock: {
      nextChangeAt: (doc) => {
        const next = nextMarathonChange(doc);
        return next === null ? null : iso(next);
      },
      asOf: (doc, now) => ({ ...doc, status: marathonStatus(doc, now) }),
    },
    published: leftDraft,
  },
  webinar: {
    facets: (doc, publicationStatus) => ({
      publicationStatus,
      startsAt: iso(periodOf(doc).start),
      endsAt: iso(periodOf(doc).end),
      durationMin: doc.durationMin,
      attendeesCount: doc.attendeesCount,
      status: doc.status,
    }),
    search: ({ speakers }) => speakers,
    streams: ({ recordingStreamId }) => [recordingStreamId],
    streamField: 'recordingStreamId',
    withTerms: webinarWithTerms,
    clock: {
      nextChangeAt: (doc) => {
        const next = nextWebinarChange(doc);
        return next === null ? null : iso(next);
      },
      asOf: (doc, now) => ({ ...doc, status: webinarStatus(doc, now) }),
    },
  },
  consultation: {
    facets: (doc, publicationStatus) => ({
      publicationStatus,
      isActive: doc.isActive,
      format: doc.format ?? null,
      durationMin: doc.durationMin,
      costKopecks: doc.costKopecks,
    }),
  },
};

/** Facets that every content has. */
export const commonFacets = (doc: Of<ContentType>): Facets => ({
  id: doc.id,
  name: fold(doc.name),
  createdAt: doc.createdAt,
  updatedAt: doc.updatedAt,
  tags: doc.tags,
  hasCover: Boolean(doc.imageId),
});
