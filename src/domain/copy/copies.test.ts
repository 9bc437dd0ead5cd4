import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { wallTime, weekdayOf } from '#lib/time/moments.ts';
import { copyOfConsultation } from '../consultation/copy.ts';
import { consultationForm } from '../consultation/fields.ts';
import { copyOfContent } from '../content/copy.ts';
import { lectureForm } from '../lecture/fields.ts';
import { meditationForm } from '../meditation/fields.ts';
import { copyOfQuiz } from '../quiz/copy.ts';
import { quizForm, type QuizFields } from '../quiz/fields.ts';
import { copyOfWebinar, lectureOfWebinar } from '../webinar/copy.ts';
import { webinarForm, type WebinarFields } from '../webinar/fields.ts';
import { earliestStart, registrationProblem } from '../webinar/rules.ts';
import { copyName } from './copyName.ts';

const at = { language: 'ru', now: Date.parse('2026-11-20T09:00:00Z') } as const;

const maybe = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: null });
const sold = {
  name: fc.string({ maxLength: 120 }),
  description: fc.string(),
  imageId: maybe(fc.uuid()),
  tags: fc.array(fc.uuid()),
  costKopecks: maybe(fc.nat()),
  oldCostKopecks: maybe(fc.nat()),
};
const recorded = { ...sold, streamID: maybe(fc.uuid()), isPreview: fc.boolean(), level: maybe(fc.string()) };

const lectures = fc.record(recorded).map((some) => ({ ...lectureForm.empty, ...some }));
const meditations = fc
  .record({ ...recorded, hasMusic: fc.boolean(), contraindications: fc.string() })
  .map((some) => ({ ...meditationForm.empty, ...some }));
const consultations = fc
  .record({ ...sold, isActive: fc.boolean(), link: fc.string(), durationMin: fc.nat() })
  .map((some) => ({ ...consultationForm.empty, ...some }));
const moments = fc
  .integer({ min: Date.parse('2024-01-01'), max: Date.parse('2028-12-31') })
  .map((ms) => new Date(ms - (ms % 60_000)).toISOString());
const webinars: fc.Arbitrary<WebinarFields> = fc
  .record({
    name: fc.string(),
    startsAt: maybe(moments),
    timezone: fc.constantFrom('', 'Europe/Moscow', 'Europe/Berlin', 'America/New_York'),
    durationMin: maybe(fc.nat()),
    link: fc.string(),
    recordingStreamId: maybe(fc.uuid()),
    registrationUntil: maybe(moments),
    costKopecks: maybe(fc.nat()),
    seatLimit: maybe(fc.nat()),
  })
  .map((some) => ({ ...webinarForm.empty, ...some }));
const options = fc.record({ id: fc.uuid(), text: fc.string(), isCorrect: fc.boolean() });
const questions = fc.record({
  id: fc.uuid(),
  type: fc.string(),
  text: fc.string(),
  points: fc.nat(),
  required: fc.boolean(),
  imageId: maybe(fc.uuid()),
  explanation: fc.string(),
  options: fc.array(options),
});
const quizzes: fc.Arbitrary<QuizFields> = fc
  .record({ name: fc.string(), status: fc.string(), questions: fc.array(questions), attempts: fc.nat() })
  .map((some) => ({ ...quizForm.empty, ...some }));

test('the copy of a name says so, and is no longer than a name may be', () => {
  expect(copyName('Дыхание', 'ru')).toBe('Дыхание\u00A0— копия');
  expect(copyName('Breath', 'en')).toBe('Breath (copy)');
  expect(copyName('', 'ru')).toBe('');
  expect(copyName('я'.repeat(120), 'ru')).toHaveLength(120);
});

test('the copy of a lecture or a meditation is the original but for its name and its former price', () => {
  for (const contents of [lectures, meditations])
    fc.assert(
      fc.property(contents, (fields) => {
        const copy = copyOfContent(fields, at);
        const own = { name: copyName(fields.name, 'ru'), oldCostKopecks: null };
        expect(copy).toEqual({ ...fields, ...own });
      }),
    );
});

test('the copy of a consultation cannot be booked yet, and is the original in all else', () => {
  fc.assert(
    fc.property(consultations, (fields) => {
      const own = { name: copyName(fields.name, 'ru'), oldCostKopecks: null, isActive: false };
      expect(copyOfConsultation(fields, at)).toEqual({ ...fields, ...own });
    }),
  );
});

test('the copy of a webinar is proposed for the same weekday and time where a new one may begin, without the recording', () => {
  const timed = webinars.filter(({ startsAt }) => startsAt !== null);
  fc.assert(
    fc.property(timed, (fields) => {
      const { startsAt, registrationUntil, ...rest } = copyOfWebinar(fields, at);
      const { startsAt: was, registrationUntil: until, ...others } = fields;
      expect(rest).toEqual({ ...others, name: copyName(fields.name, 'ru'), recordingStreamId: null });
      const zone = fields.timezone || 'UTC';
      const day = (iso: string | null) => weekdayOf(wallTime(iso ?? '', zone).day);
      expect(day(startsAt)).toBe(day(was));
      expect(Date.parse(startsAt ?? '')).toBeGreaterThanOrEqual(earliestStart(at.now));
      expect(Date.parse(startsAt ?? '')).toBeGreaterThan(Date.parse(was ?? ''));
      expect(registrationUntil === null).toBe(until === null);
      expect(registrationUntil && registrationProblem(startsAt ?? '', registrationUntil)).toBeNull();
    }),
  );
});

test('the copy of a webinar without a time has none', () => {
  const copy = copyOfWebinar({ ...webinarForm.empty, registrationUntil: null }, at);
  expect([copy.startsAt, copy.registrationUntil]).toEqual([null, null]);
});

test('a webinar that is copied every week comes a week later, whatever the clocks do', () => {
  const fields = { ...webinarForm.empty, timezone: 'Europe/Berlin' };
  const next = (startsAt: string, now: string) =>
    copyOfWebinar({ ...fields, startsAt }, { language: 'ru', now: Date.parse(now) }).startsAt;
  // Berlin changes from +02:00 to +01:00 on 25 October 2026.
  expect(next('2026-10-22T17:00:00.000Z', '2026-10-20T09:00:00Z')).toBe('2026-10-29T18:00:00.000Z');
  expect(next('2026-09-03T17:00:00.000Z', '2026-11-20T09:00:00Z')).toBe('2026-11-26T18:00:00.000Z');
  // Less than 48 hours ahead.
  expect(next('2026-09-03T17:00:00.000Z', '2026-11-25T09:00:00Z')).toBe('2026-12-03T18:00:00.000Z');
});

test('the copy of a quiz is a draft with the same questions and answers, none of which is the original’s', () => {
  let made = 0;
  const newId = () => `own-${made++}`;
  fc.assert(
    fc.property(quizzes, (fields) => {
      const copy = copyOfQuiz(fields, at, newId);
      const bare = (all: QuizFields['questions']) =>
        all.map(({ id: _id, ...question }) => ({
          ...question,
          options: question.options.map(({ id: _own, ...option }) => option),
        }));
      const { questions: copied, ...rest } = copy;
      expect(rest).toEqual({
        ...fields,
        name: copyName(fields.name, 'ru'),
        status: 'draft',
        questions: undefined,
      });
      expect(bare(copied)).toEqual(bare(fields.questions));
      const ids = copied.flatMap(({ id, options: of }) => [id, ...of.map((option) => option.id)]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(ids.every((id) => id.startsWith('own-'))).toBe(true);
    }),
  );
});

test('a lecture of a webinar has its words, its cover and its recording, and nothing of its price', () => {
  const webinar = {
    ...webinarForm.empty,
    name: 'Голос',
    description: 'О голосе',
    imageId: 'cover',
    tags: ['breath'],
    recordingStreamId: 'stream',
    costKopecks: 99_000,
    link: 'https://example.com',
  };
  expect(lectureOfWebinar(webinar)).toEqual({
    name: 'Голос',
    description: 'О голосе',
    imageId: 'cover',
    tags: ['breath'],
    streamID: 'stream',
  });
});
