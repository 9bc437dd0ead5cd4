import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { consultationCreate } from '#domain/consultation/schema.ts';
import { missingToBook } from '#domain/consultation/rules.ts';
import { contentTypes } from '#domain/content/schema.ts';
import { courseCreate, moduleCreate } from '#domain/course/schema.ts';
import { lectureCreate } from '#domain/lecture/schema.ts';
import { marathonDateProblems, marathonStatus } from '#domain/marathon/rules.ts';
import { marathonCreate } from '#domain/marathon/schema.ts';
import { goals, meditationCreate, music, voices } from '#domain/meditation/schema.ts';
import { publicationStatuses } from '#domain/publication/rules.ts';
import { attachmentProblems } from '#domain/upload/rules.ts';
import { overlaps, periodOf, startProblem, webinarStatus, webinarStatuses } from '#domain/webinar/rules.ts';
import { webinarCreate } from '#domain/webinar/schema.ts';
import { webinarWithTerms } from '../../records/contents.ts';
import { testTime } from '../../testing/platform.ts';
import { demoContents } from './contents.ts';
import { clocks } from '../../testing/demoClocks.ts';

const hourMs = 60 * 60_000;

const demo = demoContents(testTime);
const { lectures, meditations, courses, marathons, webinars, consultations } = demo;
const newKinds = [...meditations, ...courses, ...marathons, ...webinars, ...consultations];

describe('the contents of the demo', () => {
  it('are what an author could have sent', () => {
    const rows = [
      [lectureCreate, lectures],
      [meditationCreate, meditations],
      [music, meditations],
      [courseCreate, courses],
      [moduleCreate, [...courses, ...marathons].flatMap(({ modules }) => modules)],
      [marathonCreate, marathons],
      [webinarCreate, webinars],
      [consultationCreate, consultations],
    ] as const;
    for (const [schema, docs] of rows) {
      for (const doc of docs) expect(v.safeParse(schema, doc).issues).toBeUndefined();
    }
  });

  it('are told in words of their own, as Russian type wants them', () => {
    const texts = newKinds.map(({ description }) => description ?? '');
    for (const text of texts) {
      expect(text.length).toBeGreaterThanOrEqual(150);
      expect(text.length).toBeLessThanOrEqual(700);
    }
    const sentences = texts
      .flatMap((text) => text.split(/(?<=[.!?])\s+/))
      .filter(({ length }) => length > 25);
    expect(new Set(sentences).size).toBe(sentences.length);
    expect(JSON.stringify([...newKinds, ...lectures])).not.toMatch(/ —|\\"| - /);
  });

  it('know where each lecture is used', () => {
    const unused = lectures.filter(({ usedIn }) => usedIn?.length === 0).map(({ id }) => id);
    expect(unused).toHaveLength(5);
    expect(lectures.find(({ id }) => id === 'lecture-opora')?.usedIn).toEqual([
      { type: 'course', id: 'course-telo', name: 'Тело без тревоги: восемь недель' },
      { type: 'course', id: 'course-son', name: 'Сон: мягкая настройка' },
      { type: 'marathon', id: 'marathon-utro', name: '21 день утренней практики' },
    ]);
  });

  it('have meditations of every goal and voice, with music and without', () => {
    expect(new Set(meditations.map(({ goal }) => goal))).toEqual(new Set(goals));
    expect(new Set(meditations.map(({ voice }) => voice))).toEqual(new Set(voices));
    expect(new Set(meditations.map(({ hasMusic }) => hasMusic))).toEqual(new Set([true, false]));
    expect(demo.streams.filter(({ kind }) => kind === 'audio')).toHaveLength(17);
  });

  it('have modules in order, with lectures that exist and files that are taken', () => {
    const known = new Set(lectures.map(({ id }) => id));
    const files = new Map(demo.files.map(({ id, name }) => [id, name]));
    for (const { id, modules } of [...courses, ...marathons]) {
      expect(modules.length).toBeGreaterThanOrEqual(2);
      expect(modules.length).toBeLessThanOrEqual(8);
      expect(modules.map(({ orderNumber }) => orderNumber)).toEqual(modules.map((_, at) => at + 1));
      for (const module of modules) {
        expect(module.lectures.filter((lecture) => !known.has(lecture))).toEqual([]);
        for (const { id: fileId, fileName, size, moduleId, url } of module.attachments) {
          expect(attachmentProblems({ fileName, size })).toEqual({});
          expect(files.delete(fileId)).toBe(true);
          expect(moduleId).toBe(module.id);
          expect(url).toContain(`${id}/module/${moduleId}/attach/${fileId}`);
        }
      }
    }
    expect(files.size).toBe(0);
  });

  it('have consultations that can be booked', () => {
    for (const consultation of consultations) expect(missingToBook(consultation)).toEqual([]);
    expect(new Set(consultations.map(({ format }) => format)).size).toBe(4);
  });
});

describe.each(clocks)('the contents of the demo at %s', (clock) => {
  const now = Date.parse(clock);
  const { publications, ...made } = demoContents(now);

  it('have marathons that people enrol in, that are running and that are over', () => {
    for (const marathon of made.marathons) {
      expect(marathonDateProblems(marathon)).toEqual({});
      expect(marathonStatus(marathon, now)).toBe(marathon.status);
      expect(marathon.seatsTaken).toBeLessThanOrEqual(marathon.seatCount ?? 0);
    }
    const statuses = made.marathons.map(({ status }) => status);
    expect(statuses).toEqual(['enrolling', 'running', 'finished']);
  });

  it('have webinars that meet nowhere and stand as the clock says', () => {
    for (const [at, webinar] of made.webinars.entries()) {
      expect(webinarStatus(webinar, now)).toBe(webinar.status);
      expect(startProblem(Date.parse(webinar.createdAt), webinar.startsAt)).toBeNull();
      expect(made.webinars.slice(at + 1).filter((other) => overlaps(webinar, other))).toEqual([]);
      const { start, end } = periodOf(webinar);
      expect(webinar.status === 'scheduled' ? start > now : end < now).toBe(true);
      expect(webinar.status !== 'ended' || Date.parse(webinar.updatedAt) > end).toBe(true);
      expect(Boolean(webinar.cancelReason)).toBe(webinar.status === 'cancelled');
    }
    const statuses = new Set(made.webinars.map(({ status }) => status));
    expect(statuses).toEqual(new Set(webinarStatuses.filter((status) => status !== 'live')));
  });

  it('have one webinar today without a link, the others ahead two days away at least', () => {
    const ahead = made.webinars.filter(({ status }) => status === 'scheduled');
    const [today, ...later] = ahead.toReversed();
    expect(today).toMatchObject({ id: 'webinar-trevoga', link: null });
    expect(Date.parse(today?.startsAt ?? '')).toBeLessThan(now + 25 * hourMs);
    expect(later).toHaveLength(3);
    for (const { startsAt } of later) expect(Date.parse(startsAt)).toBeGreaterThan(now + 48 * hourMs);
  });

  it('are sold by publications that agree with them', () => {
    const all = contentTypes.flatMap((type) =>
      [
        ...{
          lecture: made.lectures,
          meditation: made.meditations,
          course: made.courses,
          marathon: made.marathons,
          webinar: made.webinars,
          consultation: made.consultations,
        }[type],
      ].map((doc) => ({ type, doc })),
    );
    for (const { type, doc } of all) {
      const own = publications.filter(({ contentId }) => contentId === doc.id);
      expect(own.map(({ id }) => id)).toEqual(doc.publicationId ? [doc.publicationId] : []);
      for (const publication of own) {
        expect(publication).toMatchObject({ contentType: type, title: doc.name, imageId: doc.imageId });
      }
    }
    for (const webinar of made.webinars) {
      const own = publications.find(({ id }) => id === webinar.publicationId);
      expect(own && webinarWithTerms(webinar, own)).toEqual(webinar);
    }
    for (const { publicationId, costKopecks } of made.consultations)
      expect(publications.find(({ id }) => id === publicationId)).toMatchObject({ costKopecks });
    expect(publications).toHaveLength(64);
  });

  it('are in every status of a publication, each with what belongs to it', () => {
    for (const { status, moderatorComment, submittedAt, publishedAt, createdAt, updatedAt } of publications) {
      expect(Boolean(moderatorComment)).toBe(status === 'rejected');
      expect(submittedAt === null).toBe(status === 'draft');
      expect(publishedAt !== null).toBe(['published', 'unpublished', 'archived'].includes(status));
      const times = [createdAt, submittedAt, publishedAt, updatedAt, clock].filter(Boolean);
      expect(times).toEqual(times.toSorted());
    }
    expect(new Set(publications.map(({ status }) => status))).toEqual(new Set(publicationStatuses));
    expect(publications.filter(({ status }) => status === 'rejected')).toHaveLength(2);
  });
});
