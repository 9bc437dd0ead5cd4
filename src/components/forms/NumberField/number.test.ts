import { describe, expect, test } from 'vitest';
import { formatInteger, numberProblem, parseInteger, stepBy } from './number.ts';

test.each([
  ['20', 20],
  ['1 000', 1000],
  ['1\u00A0000', 1000],
  ['−5', -5],
  ['+5', 5],
  ['1,5', null],
  ['2e3', null],
  ['', null],
  ['99999999999999999999', null],
])('%j is read', (text, value) => expect(parseInteger(text)).toBe(value));

test('numbers are grouped', () => {
  expect(formatInteger(100_000)).toBe('100\u00A0000');
  expect(formatInteger(-5)).toBe('−5');
});

test('what is wrong is told', () => {
  const range = { min: 15, max: 480, step: 15 };
  expect(numberProblem(30, range)).toBeNull();
  expect(numberProblem(0, range)).toBe('range');
  expect(numberProblem(495, range)).toBe('range');
  expect(numberProblem(20, range)).toBe('step');
});

describe('steps', () => {
  const range = { min: 15, max: 100, step: 15 };

  test('stay within the bounds', () => {
    expect(stepBy(30, 1, range)).toBe(45);
    expect(stepBy(30, -1, range)).toBe(15);
    expect(stepBy(15, -1, range)).toBe(15);
    expect(stepBy(60, 10, range)).toBe(90);
    expect(stepBy(500, -1, range)).toBe(90);
  });

  test('lead a value between steps to a step', () => {
    expect(stepBy(20, 1, range)).toBe(30);
    expect(stepBy(20, -1, range)).toBe(15);
  });

  test('begin at the least value, or at nought', () => {
    expect(stepBy(null, 1, range)).toBe(15);
    expect(stepBy(null, -1, { step: 1 })).toBe(0);
    expect(stepBy(0, -1, { step: 1 })).toBe(-1);
  });
});

test('a step that leads nowhere lets any number be', () => {
  expect(numberProblem(3, { min: 0, step: 0 })).toBeNull();
  expect(stepBy(3, 1, { min: 0, max: 100, step: 0 })).toBe(4);
  expect(stepBy(3, -1, { min: 0, max: 100, step: -2 })).toBe(2);
});
