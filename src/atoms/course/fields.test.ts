import { expect, test } from 'vitest';
import { marathonForm } from '../marathon/fields.ts';
import { courseForm } from './fields.ts';

test('an update leaves out the questions, the modules, the price and what the platform sets', () => {
  const draft = {
    id: '7',
    name: 'Курс',
    accessDays: 0,
    mood: { calm: 7 },
    modules: [],
    program: {},
    costKopecks: 100,
    oldCostKopecks: null,
    questionAnswers: [{ question: 'Когда?' }],
    publicationId: 'p',
    createdAt: '2026-01-01T00:00:00Z',
    updatedAt: '2026-01-01T00:00:00Z',
  };
  expect(courseForm.bodyOf(draft)).toEqual({ id: '7', name: 'Курс', accessDays: 0, mood: { calm: 7 } });
  expect(draft).toHaveProperty('questionAnswers');
});

test('an update has the dates of a marathon in UTC, however they were entered', () => {
  const draft = {
    id: '7',
    startsAt: '2026-12-10T12:00:00+03:00',
    endsAt: null,
    enrollFrom: new Date('2026-12-01T00:00:00Z'),
    enrollTo: '',
    questionAnswers: [],
    status: 'running',
    seatsTaken: 3,
    cancelReason: null,
  };
  expect(marathonForm.bodyOf(draft)).toEqual({
    id: '7',
    startsAt: '2026-12-10T09:00:00.000Z',
    endsAt: null,
    enrollFrom: '2026-12-01T00:00:00.000Z',
    enrollTo: '',
  });
});
