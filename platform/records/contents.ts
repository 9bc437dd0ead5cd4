import type { ContentType } from '#api/content/schema.ts';
import { lectureState } from '#api/lecture/rules.ts';
import { fold, type Facet } from '../store/store.ts';
import type { Of } from './kinds.ts';

type Facets = Record<string, Facet>;

/** What the platform must know of one kind of content to keep it. */
interface ContentKind<K extends ContentType> {
  /** Fields to filter and sort by, beside those that every content has. */
  facets: (doc: Of<K>, publicationStatus: string | null) => Facets;
  /** More text to search in, beside the name and the tags. */
  search?: (doc: Of<K>) => string[];
  /** Ids of the streams it plays. */
  streams?: (doc: Of<K>) => (string | null | undefined)[];
  /** The field that holds its stream; `streamID` by default. */
  streamField?: string;
  /** Ids of the lectures it holds. */
  lectures?: (doc: Of<K>) => string[];
  /** What the clock changes by itself, such as a status that follows from dates. */
  clock?: {
    /** When the document changes next, ISO; null when it never does. */
    nextChangeAt: (doc: Of<K>) => string | null;
    /** The document as it stands at `now`, ms. */
    asOf: (doc: Of<K>, now: number) => Of<K>;
  };
}

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
      enrollFrom: doc.enrollFrom ?? null,
      isDraft: doc.status === 'draft',
      isCancelled: doc.status === 'cancelled',
    }),
    search: ({ subtitle }) => [subtitle ?? ''],
    streams: ({ trailerStreamId }) => [trailerStreamId],
    streamField: 'trailerStreamId',
    lectures: lecturesOf,
  },
  webinar: {
    facets: (doc, publicationStatus) => ({
      publicationStatus,
      startsAt: doc.startsAt,
      endsAt: new Date(Date.parse(doc.startsAt) + doc.durationMin * 60_000).toISOString(),
      status: doc.status,
    }),
    search: ({ speakers }) => speakers,
    streams: ({ recordingStreamId }) => [recordingStreamId],
    streamField: 'recordingStreamId',
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
