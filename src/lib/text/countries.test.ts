import { expect, test } from 'vitest';
import { countryNames, countryOfZone } from './countries.ts';

test('countries are named in the language of the console, in the order of its alphabet', () => {
  const russian = countryNames('ru');
  expect(russian[0]?.name).toBe('Австралия');
  expect(russian).toContainEqual({ code: 'RU', name: 'Россия' });
  expect(countryNames('en')).toContainEqual({ code: 'RU', name: 'Russia' });
  expect(new Set(russian.map(({ code }) => code)).size).toBe(russian.length);
});

test('every country is one that the platform takes', async () => {
  const { countries } = await import('#platform/data/countries.ts');
  const known = countries.map(({ code }) => code).toSorted();
  expect(
    countryNames('ru')
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(known);
});

test('a time zone tells its country, where it is in one', () => {
  expect(countryOfZone('Europe/Moscow')).toBe('RU');
  expect(countryOfZone('Asia/Almaty')).toBe('KZ');
  expect(countryOfZone('UTC')).toBeNull();
});
