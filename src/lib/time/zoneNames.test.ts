import { describe, expect, test } from 'vitest';
import { commonZones, findZones, zoneCity, zoneLabel } from './zoneNames.ts';

const winter = Date.parse('2026-11-20T09:12:00+03:00');

test('every zone that is known here has a Russian name', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.length).toBeGreaterThan(400);
  expect(zones.filter((zone) => !/[а-яё]/i.test(zoneCity(zone, 'ru')))).toEqual([]);
});

describe('names', () => {
  test.each([
    ['Europe/Moscow', 'Москва, GMT+3', 'Moscow, GMT+3'],
    ['Asia/Kathmandu', 'Катманду, GMT+5:45', 'Kathmandu, GMT+5:45'],
    ['America/Argentina/Buenos_Aires', 'Буэнос-Айрес, GMT−3', 'Buenos Aires, GMT−3'],
    ['Europe/Kyiv', 'Киев, GMT+2', 'Kyiv, GMT+2'],
    ['UTC', 'UTC, GMT', 'UTC, GMT'],
  ])('%s', (zone, ru, en) => {
    expect(zoneLabel(zone, winter, 'ru')).toBe(ru);
    expect(zoneLabel(zone, winter, 'en')).toBe(en);
  });

  test('the offset is that of the day', () => {
    expect(zoneLabel('Europe/Berlin', winter, 'ru')).toBe('Берлин, GMT+1');
    expect(zoneLabel('Europe/Berlin', Date.parse('2026-07-01'), 'ru')).toBe('Берлин, GMT+2');
  });
});

describe('search', () => {
  const found = (text: string) => findZones(text, winter, 'ru');

  test.each([
    ['моск', 'Europe/Moscow'],
    ['Санкт-Петербург', 'Europe/Moscow'],
    ['грузия', 'Asia/Tbilisi'],
    ['york', 'America/New_York'],
    ['кишинев', 'Europe/Chisinau'],
    ['Europe/Berlin', 'Europe/Berlin'],
  ])('%s', (text, zone) => expect(found(text)).toEqual([zone]));

  test('a city that begins with the text is before others that hold it', () => {
    expect(found('рим').at(0)).toBe('Europe/Rome');
  });

  test.each(['+5:45', 'UTC+5:45', 'gmt +5:45'])('%s', (text) => {
    expect(found(text)).toEqual([expect.stringMatching(/^Asia\/Kath?mandu$/)]);
  });

  test('an offset finds all that have it', () => {
    expect(found('+3')).toContain('Europe/Moscow');
    expect(found('+3')).not.toContain('Europe/Berlin');
    expect(found('-11').length).toBeGreaterThan(0);
    expect(found('+12')).not.toContain('Europe/London');
  });

  test('nothing is found by what is nowhere', () => expect(found('нарния')).toEqual([]));

  test('common zones are known here', () => {
    const zones = commonZones('ru');
    expect(zones).toContain('Europe/Moscow');
    expect(zones.length).toBeGreaterThan(30);
  });
});
