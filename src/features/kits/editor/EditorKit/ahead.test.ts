import { atom, createStore } from 'jotai';
import { afterEach, expect, test, vi } from 'vitest';
import { readsAhead } from './ahead.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const read = vi.fn<(key: string) => string>((key) => `${key} is read`);
const told = (hash: string) => {
  vi.stubGlobal('location', { hash });
  return createStore().get(readsAhead('courses', (key) => atom(() => read(key))));
};

test('what the address leads to is read, whatever tab of it is asked for', () => {
  expect(told('#/courses/course-telo')).toBe('course-telo is read');
  expect(told('#/courses/%D1%82%D0%B5%D0%BB%D0%BE?tab=program')).toBe('тело is read');
});

test('what the address names in another section is not read as if it were of this one', () => {
  read.mockClear();
  expect(told('#/lectures/lecture-golos')).toBeNull();
  expect(read).not.toHaveBeenCalled();
});

test('of what is new there is nothing to read', () => {
  read.mockClear();
  expect(told('#/courses/new')).toBeNull();
  expect(read).not.toHaveBeenCalled();
});
