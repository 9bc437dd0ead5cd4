import { listConsultations } from '#api/consultation/requests.ts';
import type { ContentType } from '#domain/content/schema.ts';
import { listCourses } from '#api/course/requests.ts';
import type { Module } from '#domain/course/schema.ts';
import type { Lecture } from '#domain/lecture/schema.ts';
import { listLectures } from '#api/lecture/requests.ts';
import type { ListRequest } from '#domain/lists.ts';
import { listMarathons } from '#api/marathon/requests.ts';
import { listMeditations } from '#api/meditation/requests.ts';
import { listWebinars } from '#api/webinar/requests.ts';

/** The data of a content for its row in the list of publications, by kind. */
export type ContentSummary =
  | { id: string; kind: 'media'; durationSec: number | null }
  | { id: string; kind: 'program'; modules: number; lectures: number }
  | { id: string; kind: 'event'; startsAt: string; taken: number; seats: number | null }
  | { id: string; kind: 'meeting'; durationMin: number; format: string | null };

type Read = (request: ListRequest, signal: AbortSignal) => Promise<ContentSummary[]>;

const lecturesOf = (modules: readonly Module[]) =>
  modules.reduce((sum, { lectures }) => sum + lectures.length, 0);

const mediaTold = ({ id, durationSec = null }: Pick<Lecture, 'id' | 'durationSec'>): ContentSummary => ({
  id,
  kind: 'media',
  durationSec,
});

/** Reads this data of several contents in one call, by kind. */
export const readers: Record<ContentType, Read> = {
  lecture: async (request, signal) => (await listLectures(request, signal)).list.map(mediaTold),
  meditation: async (request, signal) => (await listMeditations(request, signal)).list.map(mediaTold),
  course: async (request, signal) =>
    (await listCourses(request, signal)).list.map(({ id, modules }) => ({
      id,
      kind: 'program',
      modules: modules.length,
      lectures: lecturesOf(modules),
    })),
  marathon: async (request, signal) =>
    (await listMarathons(request, signal)).list.map(({ id, startsAt, seatsTaken, seatCount = null }) => ({
      id,
      kind: 'event',
      startsAt,
      taken: seatsTaken,
      seats: seatCount,
    })),
  webinar: async (request, signal) =>
    (await listWebinars(request, signal)).list.map(
      ({ id, startsAt, attendeesCount, publication, capacity = null }) => ({
        id,
        kind: 'event',
        startsAt,
        taken: attendeesCount,
        seats: publication?.seatLimit ?? capacity,
      }),
    ),
  consultation: async (request, signal) =>
    (await listConsultations(request, signal)).list.map(({ id, durationMin, format = null }) => ({
      id,
      kind: 'meeting',
      durationMin,
      format,
    })),
};
