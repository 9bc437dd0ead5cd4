import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { consultationReadiness } from '../consultation/readiness.ts';
import { consultation } from '../consultation/schema.ts';
import { courseReadiness } from '../course/readiness.ts';
import { course } from '../course/schema.ts';
import { lectureReadiness } from '../lecture/readiness.ts';
import { lecture } from '../lecture/schema.ts';
import { marathonReadiness } from '../marathon/readiness.ts';
import { marathon } from '../marathon/schema.ts';
import { meditationReadiness } from '../meditation/readiness.ts';
import { meditation } from '../meditation/schema.ts';
import { webinarReadiness } from '../webinar/readiness.ts';
import { webinar } from '../webinar/schema.ts';
import { approvalBlockers, type ReadinessCheck } from './readiness.ts';

const now = Date.parse('2026-11-20T09:00:00Z');
const later = '2026-12-01T09:00:00Z';
const earlier = '2026-11-01T09:00:00Z';

const sale = { cover: { width: 1280, height: 720 }, costKopecks: 0 };
const media = { ...sale, stream: { status: 'processed' } };
const isPlayable = (id: string) => id !== 'lecture-silent';

const common = { id: 'x', name: 'Дыхание', description: 'я'.repeat(200), tags: ['tag'] };
const module = (lectures: string[], attachments: unknown[] = []) => ({
  id: 'module',
  name: 'Начало',
  lectures,
  attachments,
});
const file = {
  id: 'file',
  moduleId: 'module',
  fileName: 'a.pdf',
  type: 'course',
  size: 1,
  mime: 'a/b',
  url: '/',
};

type Defects = Record<string, object>;

/** A kind: its checklist, a ready example, and what keeps it from review after a change. */
interface Kind {
  judge: (fields: object, facts: object) => ReadinessCheck[];
  ready: object;
  /** By the line that is not done: the fields that cause it. */
  defects: Defects;
}

const program = { learnings: ['а', 'б', 'в'], modules: [module(['lecture-one']), module([], [file])] };
const programDefects: Defects = {
  modules: { modules: [] },
  'modules of nothing': { modules: [module(['lecture-one']), module([])] },
  lectures: { modules: [module(['lecture-one', 'lecture-silent'])] },
  learnings: { learnings: [] },
};

const words = {
  description: `${'я'.repeat(200)}\n\n0:00 Начало\n2:15 Итог`,
  captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nВдох.\n',
};
const wordsDefects: Defects = {
  chapters: { description: `${'я'.repeat(200)}\n\n0:00 Начало` },
  captions: { captions: '' },
};

const kinds: Record<string, Kind> = {
  lecture: {
    judge: (fields, facts) => lectureReadiness(v.parse(lecture, fields), { ...media, ...facts }),
    ready: { ...words, streamID: 's', language: 'ru' },
    defects: { ...wordsDefects, media: { streamID: null }, language: { language: null } },
  },
  meditation: {
    judge: (fields, facts) => meditationReadiness(v.parse(meditation, fields), { ...media, ...facts }),
    ready: { ...words, streamID: 's', language: 'ru', goal: 'sleep' },
    defects: {
      ...wordsDefects,
      media: { streamID: null },
      language: { language: null },
      goal: { goal: null },
    },
  },
  course: {
    judge: (fields, facts) => courseReadiness(v.parse(course, fields), { ...sale, isPlayable, ...facts }),
    ready: program,
    defects: programDefects,
  },
  marathon: {
    judge: (fields, facts) =>
      marathonReadiness(v.parse(marathon, fields), { ...sale, isPlayable, now, ...facts }),
    ready: { ...program, startsAt: later, timezone: 'UTC', status: 'draft' },
    defects: {
      ...programDefects,
      dates: { startsAt: earlier },
      'dates of enrolment': { enrollTo: earlier },
      'dates of a cancelled one': { status: 'cancelled' },
    },
  },
  webinar: {
    judge: (fields, facts) => webinarReadiness(v.parse(webinar, fields), { ...sale, now, ...facts }),
    ready: {
      startsAt: later,
      durationMin: 60,
      timezone: 'UTC',
      status: 'scheduled',
      link: 'https://a.example',
    },
    defects: {
      start: { startsAt: earlier },
      'start of a cancelled one': { status: 'cancelled' },
      link: { link: '' },
    },
  },
  consultation: {
    judge: (fields, facts) => consultationReadiness(v.parse(consultation, fields), { ...sale, ...facts }),
    ready: {
      format: 'video',
      link: 'https://a.example',
      timezone: 'UTC',
      weeklySchedule: [{ weekday: 1, from: '10:00', to: '12:00' }],
    },
    defects: {
      schedule: { weeklySchedule: [] },
      'schedule without a zone': { timezone: null },
      place: { link: null },
      'place of an office': { format: 'office' },
      'place of no format': { format: null },
    },
  },
};

/** Defects of all kinds. */
const everyKind: Defects = {
  // 199 characters, some of them in chapters.
  description: { description: ` ${'я'.repeat(176)}\n\n0:00 Начало\n2:15 Итог ` },
  tags: { tags: [] },
};

/** Lines that are only advice. */
const advice = ['tags', 'language', 'chapters', 'captions', 'learnings', 'link'];

const undone = (checks: ReadinessCheck[]) => checks.filter(({ done }) => !done).map(({ id }) => id);

describe.each(Object.entries(kinds))('a %s', (_, { judge, ready, defects }) => {
  const fields = { ...common, ...ready };

  test('that is ready has nothing left to do', () => {
    const checks = judge(fields, {});
    expect(undone(checks)).toEqual([]);
    expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  });

  test.each(Object.entries({ ...everyKind, ...defects }))('says what it lacks: %s', (line, otherwise) => {
    const checks = judge({ ...fields, ...otherwise }, {});
    const [id = ''] = line.split(' ');
    // An empty programme has no lectures either.
    expect(undone(checks).filter((one) => one === id || line !== 'modules')).toEqual([id]);
    expect(approvalBlockers(checks).includes(id)).toBe(!advice.includes(id));
  });

  test('needs a cover of 1280×720 and a price', () => {
    expect(undone(judge(fields, { cover: { width: 1280, height: 719 } }))).toEqual(['cover']);
    expect(approvalBlockers(judge(fields, { cover: null, costKopecks: null }))).toEqual(['cover', 'price']);
  });
});

test('media that is still being looked at, or could not be, is not there yet', () => {
  const fields = v.parse(lecture, { ...common, streamID: 's', language: 'ru' });
  for (const stream of [{ status: 'uploaded' }, { status: 'failed' }, null])
    expect(approvalBlockers(lectureReadiness(fields, { ...sale, stream }))).toEqual(['media']);
});

test('lectures that are still being read keep no course from review, one that plays not does', () => {
  const fields = v.parse(course, { ...common, ...kinds['course']?.ready });
  const known = (isPlayable: (id: string) => boolean | undefined) =>
    approvalBlockers(courseReadiness(fields, { ...sale, isPlayable }));
  expect(known(() => undefined)).toEqual([]);
  expect(known(() => false)).toEqual(['lectures']);
  expect(
    approvalBlockers(courseReadiness({ ...fields, modules: [] }, { ...sale, isPlayable: () => undefined })),
  ).toEqual(['modules', 'lectures']);
});

test('what is still being read keeps nothing from review, and is not told to be there', () => {
  const fields = v.parse(lecture, { ...common, streamID: 's', language: 'ru' });
  const checks = lectureReadiness(fields, { ...sale, stream: undefined, cover: undefined });
  expect(approvalBlockers(checks)).toEqual([]);
  expect(undone(checks)).toEqual(expect.arrayContaining(['media', 'cover']));
  const silent = lectureReadiness({ ...fields, streamID: null }, { ...sale, stream: undefined });
  expect(approvalBlockers(silent)).toEqual(['media']);
});

test('a consultation by phone or in a chat needs no place, one in an office an address', () => {
  const judge = kinds['consultation']?.judge ?? (() => []);
  const fields = { ...common, ...kinds['consultation']?.ready, link: null };
  expect(undone(judge({ ...fields, format: 'phone' }, {}))).toEqual([]);
  expect(undone(judge({ ...fields, format: 'chat' }, {}))).toEqual([]);
  expect(undone(judge({ ...fields, format: 'office', address: 'Тверская, 1' }, {}))).toEqual([]);
});
