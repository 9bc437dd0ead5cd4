import { describe, expect, test } from 'vitest';
import { frameAddress } from '#storybook/docs/frameOf.ts';
import { reviewChoices, reviewed, reviewIn, reviewNames, unreviewed } from '#storybook/review/looks.ts';
import { saidFor, sayIn, wordsLeftOut } from '#storybook/review/said.ts';
import { queryFor } from '#storybook/review/queryFor.ts';
import { sightFilter } from '#storybook/review/sight.ts';

describe('a story under review', () => {
  test('is as it is by itself until something is switched, and tells only what is', () => {
    expect(reviewIn({ theme: 'dark' })).toEqual(unreviewed);
    expect(reviewed(unreviewed)).toEqual({});
    expect(reviewed(reviewIn({ text: 'double', motion: 'full' }))).toEqual({ text: 'double' });
  });

  test('is kept in its address', () => {
    const globals = { theme: 'dark', ...reviewed(reviewIn({ sight: 'grey', contrast: 'forced' })) };
    const address = new URL(frameAddress('a--b', globals, { plays: false }), 'http://here');
    expect(address.searchParams.get('globals')).toBe('theme:dark;contrast:forced;sight:grey');
  });

  test('keeps in its address what Storybook leaves out of it', () => {
    const initial = { text: 'Готово', note: 'a', size: 3 };
    const args = { text: '«На проверке», 2\u00A0дня?', note: 'In review', size: 4, other: 'не его' };
    const words = wordsLeftOut(initial, args);
    expect(words).toEqual({ text: args.text });
    const said = sayIn('a--b', words);
    expect(said).toMatch(/^[a-zA-Z0-9_-]+$/);
    expect(saidFor('a--b', said)).toEqual(words);
    expect(saidFor('a--c', said)).toEqual({});
    expect(sayIn('a--b', wordsLeftOut(initial, initial))).toBe('');
  });

  test.each(['', 'жжж', '%%', btoa('[1]'), btoa('{"story":"a--b","words":{"text":1}}'), undefined, 5])(
    'takes no words from %j',
    (said) => expect(saidFor('a--b', said)).toEqual({}),
  );

  test('follows rules that the browser would not', () => {
    const own = { motion: 'full', contrast: 'own' };
    const asked = { motion: 'reduced', contrast: 'forced' };
    const reduce = '(prefers-reduced-motion: reduce) and (min-width: 600px)';
    expect(queryFor(reduce, own)).toBe(reduce);
    expect(queryFor(reduce, asked)).toBe('(min-width: 0px) and (min-width: 600px)');
    expect(queryFor('(prefers-reduced-motion: no-preference)', asked)).toBe('(max-width: 0px)');
    expect(queryFor('(forced-colors: active)', own)).toBe('(forced-colors: active)');
    expect(queryFor('(forced-colors: active)', asked)).toBe('(min-width: 0px)');
    expect(queryFor('(forced-colors: none)', asked)).toBe('(max-width: 0px)');
  });

  test('has a filter for every kind of sight but the one with all colours', () => {
    const kinds = reviewChoices.sight.items.map(({ value }) => value);
    expect(kinds.filter((kind) => sightFilter(kind) === '')).toEqual([unreviewed.sight]);
    expect(reviewNames).toContain('sight');
  });
});
