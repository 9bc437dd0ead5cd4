import { describe, expect, test } from 'vitest';
import { findTags, newName } from './match.ts';

const options = [
  { id: '1', name: 'голос и дыхание', usageCount: 4 },
  { id: '2', name: 'Дыхание', usageCount: 38 },
  { id: '3', name: 'дыхание носом', usageCount: 12 },
  { id: '4', name: 'лёгкость' },
];

const names = (text: string) => findTags(options, text).map((option) => option.name);

describe('findTags', () => {
  test('puts names that begin with the text first, then the most used', () => {
    expect(names('дых')).toEqual(['Дыхание', 'дыхание носом', 'голос и дыхание']);
    expect(names('')).toEqual(['Дыхание', 'дыхание носом', 'голос и дыхание', 'лёгкость']);
  });

  test('looks past case, ё and spare spaces', () => {
    expect(names('  ЛЕГК ')).toEqual(['лёгкость']);
    expect(names('тревога')).toEqual([]);
  });
});

describe('newName', () => {
  test('asks for a name of 2 to 40 characters that no tag has', () => {
    expect(newName(options, 'дых')).toBe(true);
    expect(newName(options, ' дыхание ')).toBe(false);
    expect(newName(options, 'легкость')).toBe(false);
    expect(newName(options, 'д')).toBe(false);
    expect(newName(options, 'д'.repeat(41))).toBe(false);
  });
});
