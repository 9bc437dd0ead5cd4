import { expect, test } from 'vitest';
import type { SaveStep, StepKind, StepState } from '#atoms/program/types.ts';
import { saveMessages } from './saveMessages.ts';
import { mostSegments, segmentsOf } from './saveSteps.ts';

const step = (kind: StepKind, state: StepState, progress: number | null = null): SaveStep => ({
  id: `${kind}/x`,
  kind,
  name: 'Голос',
  moduleId: null,
  state,
  progress,
  size: null,
  reason: null,
  resumed: false,
});
const t = saveMessages.ru;

test('few steps stand side by side under their own words', () => {
  const segments = segmentsOf([step('createModule', 'done'), step('uploadLecture', 'running', 64)], t);
  expect(segments).toEqual([
    { label: 'Новый модуль', note: 'Голос', state: 'done', value: 100 },
    { label: 'Запись', note: 'Голос', state: 'current', value: 64 },
  ]);
});

test('many are told by their kinds, and one that failed makes its kind red', () => {
  const many = [
    ...Array.from({ length: mostSegments }, () => step('createModule', 'done')),
    step('createLecture', 'done'),
    step('attachLecture', 'failed'),
    step('updateOwner', 'waiting'),
  ];
  expect(segmentsOf(many, t)).toEqual([
    { label: 'Модули', note: '8\u00A0из\u00A08', state: 'done', value: 100 },
    { label: 'Новые лекции', note: '1\u00A0из\u00A02', state: 'failed', value: 50 },
    { label: 'Основное', note: '0\u00A0из\u00A01', state: 'todo', value: 0 },
  ]);
});
