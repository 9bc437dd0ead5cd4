import { describe, expect, test } from 'vitest';
import { qaProblems, qaStatus } from './rules.ts';

describe('the status of an entry', () => {
  test.each([
    [{ answer: 'Да' }, 'published'],
    [{ answer: ' ' }, 'unanswered'],
    [{ answer: null }, 'unanswered'],
    [{ before: 'unanswered', answer: 'Да' }, 'published'],
    [{ before: 'published', answer: '' }, 'unanswered'],
    [{ before: 'hidden', answer: 'Да' }, 'hidden'],
    [{ before: 'hidden', answer: null }, 'hidden'],
    [{ told: 'hidden', before: 'published', answer: 'Да' }, 'hidden'],
    [{ told: 'published', before: 'hidden', answer: null }, 'published'],
  ])('%j is %s', (facts, status) => {
    expect(qaStatus(facts)).toBe(status);
  });
});

describe('an entry', () => {
  const problems = (entry: Partial<Parameters<typeof qaProblems>[0]>) =>
    Object.keys(qaProblems({ status: 'hidden', answer: null, contentType: null, contentId: null, ...entry }));

  test('is published with an answer and waits without one; hidden it may be either', () => {
    expect(problems({ status: 'published' })).toEqual(['answer']);
    expect(problems({ status: 'published', answer: '  ' })).toEqual(['answer']);
    expect(problems({ status: 'published', answer: 'Да' })).toEqual([]);
    expect(problems({ status: 'unanswered' })).toEqual([]);
    expect(problems({ status: 'unanswered', answer: 'Да' })).toEqual(['status']);
    expect(problems({ status: 'hidden' })).toEqual([]);
    expect(problems({ status: 'hidden', answer: 'Да' })).toEqual([]);
    expect(problems({ status: 'on_hold' })).toEqual([]);
  });

  test('belongs to a content or to none, never to half of one', () => {
    expect(problems({ contentType: 'course' })).toEqual(['contentId']);
    expect(problems({ contentId: 'course-1' })).toEqual(['contentType']);
    expect(problems({ contentType: 'course', contentId: 'course-1' })).toEqual([]);
  });

  test('is told in either language', () => {
    const entry = { status: 'published', answer: null, contentType: null, contentId: null };
    expect(qaProblems(entry)).toEqual({ answer: 'Чтобы опубликовать, напишите ответ' });
    expect(qaProblems(entry, 'en')).toEqual({ answer: 'Write an answer to publish' });
  });
});
