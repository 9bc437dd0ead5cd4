import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  contrastOf,
  contrastsOf,
  lacks,
  needs,
  propertyOf,
  readColours,
  stands,
  type Theme,
} from '#storybook/colour/contrasts.ts';
import { color } from '#theme/tokens.ts';

const values = readColours(readFileSync('src/theme/tokens.css', 'utf8'));
const themes: Theme[] = ['light', 'dark'];

describe('a contrast', () => {
  test('goes from 1 to 21, whichever colour comes first', () => {
    expect(contrastOf('#ffffff', '#000000').ratio).toBe(21);
    expect(contrastOf('#777777', '#777777')).toEqual({ ratio: 1, lightness: 0 });
    expect(contrastOf('#006a62', '#ffffff').ratio).toBe(contrastOf('#ffffff', '#006a62').ratio);
    // The example that is quoted everywhere: the lightest grey that text may have on white.
    expect(contrastOf('#767676', '#ffffff').ratio).toBeCloseTo(4.54, 2);
  });

  test('tells by APCA which of the two is lighter', () => {
    // The values that the authors of APCA give to check an implementation by.
    expect(contrastOf('#888888', '#ffffff').lightness).toBeCloseTo(63.06, 1);
    expect(contrastOf('#ffffff', '#888888').lightness).toBeCloseTo(-68.54, 1);
  });

  test('of what lets light through is that of what is seen', () => {
    expect(contrastOf('rgb(255 255 255 / 0.5)', '#000000')).toEqual(
      contrastOf('rgb(127.5 127.5 127.5)', '#000000'),
    );
    // A scrim is no darker than over a white picture.
    expect(contrastOf('#ffffff', 'rgb(0 0 0 / 0.5)').ratio).toBeLessThan(4.5);
  });

  test('says in words what it lacks for its use', () => {
    const pair = { front: 'ink', ground: 'surface', ratio: 4.49, lightness: 59.9 } as const;
    expect(lacks({ ...pair, use: 'text' })).toEqual([
      'below 4.5 : 1, which text needs',
      'below Lc 60, which APCA advises for text',
    ]);
    expect(lacks({ ...pair, use: 'mark' })).toEqual([]);
    expect(lacks({ ...pair, use: 'text', ratio: 4.5, lightness: -60 })).toEqual([]);
    expect(lacks({ ...pair, use: 'look', ratio: 1, lightness: 0 })).toEqual([]);
  });
});

describe('colours', () => {
  test('each says once where it stands', () => {
    expect(stands.map(([name]) => name).toSorted()).toEqual(Object.keys(color).toSorted());
  });

  test('each stands on a colour, or something stands on it, or it says what it lies over', () => {
    const grounds = new Set(
      stands.flatMap(([, { text = [], mark = [], look = [] }]) => [...text, ...mark, ...look]),
    );
    const nowhere = stands.filter(
      ([name, { text, mark, look, over }]) =>
        (text ?? mark ?? look ?? over) === undefined && !grounds.has(name),
    );
    expect(nowhere.map(([name]) => name)).toEqual([]);
  });

  test('each has its value in both themes', () => {
    expect(values.get('accentText')).toEqual({ light: '#006059', dark: '#78d9c9' });
    expect(values.get('scrim')).toEqual({ light: 'rgb(16 30 38 / 0.4)', dark: 'rgb(16 30 38 / 0.4)' });
    expect(values.get('mediaLine')?.dark).toBe('rgb(255 255 255 / 0.1)');
    expect(propertyOf('line2')).toBe('--line-2');
  });
});

describe.each(themes)('in the %s theme', (theme) => {
  test('text has 4.5 : 1 on every ground it stands on, and marks have 3 : 1', () => {
    const contrasts = stands.flatMap(([name, stand]) => contrastsOf(values, name, stand, theme));
    expect(contrasts.length).toBeGreaterThan(80);
    const low = contrasts.filter(({ use, ratio }) => ratio < needs[use].ratio);
    expect(low.map(({ front, ground, ratio }) => `${front} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([]);
  });
});
