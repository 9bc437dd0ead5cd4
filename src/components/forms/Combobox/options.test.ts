import { describe, expect, test } from 'vitest';
import { cleanName, exactOption, findOptions } from './options.ts';

const options = [
  { id: '1', label: 'Тело без тревоги', hint: 'Курс' },
  { id: '2', label: 'Без спешки', keywords: 'медленно' },
  { id: '3', label: 'Ещё дышим' },
];

const ids = (text: string) => findOptions(options, text).map((option) => option.id);

describe('findOptions', () => {
  test('finds by words of the label, the hint and the keywords', () => {
    expect(ids('тревоги тело')).toEqual(['1']);
    expect(ids('курс')).toEqual(['1']);
    expect(ids('медленно')).toEqual(['2']);
    expect(ids('еще')).toEqual(['3']);
    expect(ids('марафон')).toEqual([]);
  });

  test('puts labels that begin with the text first', () => {
    expect(ids('без')).toEqual(['2', '1']);
    expect(ids('  ')).toEqual(['1', '2', '3']);
  });
});

test('exactOption looks past case, ё and spare spaces', () => {
  expect(exactOption(options, ' еще  ДЫШИМ ')?.id).toBe('3');
  expect(exactOption(options, 'дышим')).toBeUndefined();
});

test('cleanName', () => {
  expect(cleanName('  йога \u00A0нидра\n')).toBe('йога нидра');
});
