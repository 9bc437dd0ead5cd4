import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatBytes, uniqueName } from './files.ts';

describe('formatBytes', () => {
  test.each([
    [0, '0\u00A0Б'],
    [999, '999\u00A0Б'],
    [1000, '1\u00A0КБ'],
    [1024, '1\u00A0КБ'],
    [5_242_880, '5\u00A0МБ'],
    [67_108_864, '64\u00A0МБ'],
    [14_890_000, '14,2\u00A0МБ'],
    [1_524_000_000, '1,42\u00A0ГБ'],
    [1_048_000, '1\u00A0МБ'],
    [1_073_700_000, '1\u00A0ГБ'],
    [3_298_534_883_328_000, '3000\u00A0ТБ'],
  ])('%i bytes', (bytes, text) => {
    expect(formatBytes(bytes)).toBe(text);
  });

  test('in English', () => {
    expect(formatBytes(1_524_000_000, 'en')).toBe('1.42\u00A0GB');
  });

  test('stays within half a unit of the last digit shown', () => {
    const scale: Record<string, number> = { Б: 1, КБ: 2 ** 10, МБ: 2 ** 20, ГБ: 2 ** 30, ТБ: 2 ** 40 };
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 900_000_000_000 }), (bytes) => {
        const [digits = '', unit = ''] = formatBytes(bytes).split('\u00A0');
        const shown = Number(digits.replace(',', '.')) * (scale[unit] ?? Number.NaN);
        // A whole number may be a single digit: «1 КБ» stands for 500 bytes more or fewer.
        expect(digits.length).toBeLessThanOrEqual(4);
        expect(Math.abs(shown - bytes)).toBeLessThanOrEqual(Math.max(bytes * 0.005, 512));
      }),
    );
  });
});

describe('uniqueName', () => {
  test('keeps a free name', () => {
    expect(uniqueName('talk.mp4', ['other.mp4'])).toBe('talk.mp4');
  });

  test('puts the first free number before the extension', () => {
    expect(uniqueName('talk.mp4', ['talk.mp4'])).toBe('talk (1).mp4');
    expect(uniqueName('talk.mp4', ['talk (1).mp4', 'talk.mp4'])).toBe('talk (2).mp4');
    expect(uniqueName('talk.mp4', ['talk (2).mp4', 'talk.mp4'])).toBe('talk (1).mp4');
  });

  test('knows what an extension is', () => {
    expect(uniqueName('talk.final.mp4', ['talk.final.mp4'])).toBe('talk.final (1).mp4');
    expect(uniqueName('notes', ['notes'])).toBe('notes (1)');
    expect(uniqueName('.env', ['.env'])).toBe('.env (1)');
  });

  test('gives a name that is free, with the same extension, however many are added', () => {
    const name = fc
      .tuple(fc.constantFrom('a', 'a (1)', 'б.в', ''), fc.constantFrom('', '.mp4', '.MOV'))
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.array(name, { maxLength: 30 }), (names) => {
        const list: string[] = [];
        for (const each of names) {
          const free = uniqueName(each, list);
          const dot = each.lastIndexOf('.');
          expect(list).not.toContain(free);
          expect(free.endsWith(dot > 0 ? each.slice(dot) : '')).toBe(true);
          list.push(free);
        }
        expect(new Set(list).size).toBe(list.length);
      }),
    );
  });
});
