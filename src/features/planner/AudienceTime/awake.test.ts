import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { awakeIn, awakeShare, countByCountry, zonesOf } from './awake.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00Z`);

test('a country of one zone is awake from 7 up to 23 by its own clock', () => {
  expect(awakeIn('DE', at('06:00'))).toBe(1);
  expect(awakeIn('DE', at('05:59'))).toBe(0);
  expect(awakeIn('DE', at('21:59'))).toBe(1);
  expect(awakeIn('DE', at('22:00'))).toBe(0);
});

test('summer time moves it', () => {
  expect(awakeIn('DE', Date.parse('2026-07-20T05:00:00Z'))).toBe(1);
  expect(awakeIn('DE', Date.parse('2026-11-20T05:00:00Z'))).toBe(0);
});

test('a country of many zones is awake by its shares', () => {
  // 23:30 in Moscow and to the east of it; in Kaliningrad half past ten.
  expect(awakeIn('RU', at('20:30'))).toBeCloseTo(0.01, 5);
  expect(zonesOf('RU').reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 5);
});

test('shares of every country are whole, and nobody is more than all', () => {
  const countries = fc.constantFrom('RU', 'US', 'CA', 'AU', 'BR', 'MX', 'ID', 'KZ', 'DE', 'JP');
  const moment = fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2028, 11) });
  fc.assert(
    fc.property(fc.array(fc.record({ country: countries })), moment, (clients, ms) => {
      const share = awakeShare(countByCountry(clients), ms);
      expect(share === null).toBe(clients.length === 0);
      expect((share ?? 0) >= 0 && (share ?? 0) <= 1 + 1e-9).toBe(true);
    }),
  );
});

test('clients without a country, or of one without a clock, are not in the estimate', () => {
  const counts = countByCountry([
    { country: 'DE' },
    { country: null },
    {},
    { country: 'DE' },
    { country: 'FR' },
  ]);
  expect(counts).toEqual([
    { country: 'DE', clients: 2 },
    { country: 'FR', clients: 1 },
  ]);
  expect(awakeShare([{ country: 'ZZ', clients: 3 }], at('12:00'))).toBeNull();
  expect(awakeShare([...counts, { country: 'ZZ', clients: 9 }], at('12:00'))).toBe(1);
});
