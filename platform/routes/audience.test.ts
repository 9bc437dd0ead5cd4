import { describe, expect, it } from 'vitest';
import type { Client } from '#domain/audience/schema.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/endpoints.ts';
import type { Referral } from '#domain/referral/schema.ts';
import { saveClient, saveReferral } from '../records/people.ts';
import { demoAccount } from '../scenarios/demo.ts';
import { empty } from '../scenarios/empty.ts';
import { clientOf, referralOf } from '../testing/people.ts';
import { testPlatform, testTime, type TestPlatform } from '../testing/platform.ts';

const daysAgo = (days: number) => new Date(testTime - days * 24 * 60 * 60 * 1000).toISOString();

async function ids<T extends { id: string }>(at: TestPlatform, endpoint: Endpoint, body: unknown) {
  const { list, count } = await at.ask<{ list: T[]; count: number }>(endpoint, { body });
  expect(count).toBe(list.length);
  return list.map(({ id }) => id);
}

describe('the audience', () => {
  async function open(): Promise<(body: unknown) => Promise<string[]>> {
    const at = await testPlatform({ scenario: empty });
    const telo = { type: 'course', id: 'course-telo', name: 'Тело без тревоги' };
    await at.store.of(demoAccount.id).change(async (rows) => {
      const people = [
        clientOf('vera', { pushConsent: true, country: 'RU', products: [telo], totalKopecks: 100 }),
        clientOf('lev', {
          name: 'Лев Гусев',
          email: 'gusev@example.com',
          phone: '+7 916 204-11-08',
          country: 'KZ',
          segment: 'sleeping',
          lastActivityAt: daysAgo(90),
        }),
        clientOf('nina', { name: 'Нина Белова', segment: 'active', lastActivityAt: daysAgo(10) }),
      ];
      for (const client of people) await saveClient(rows, client);
    });
    return (body) => ids<Client>(at, endpoints.audience.list, body);
  }

  it('comes by the last activity', async () => {
    const list = await open();
    expect(await list({})).toEqual(['vera', 'nina', 'lev']);
  });

  it('filters by segment, country, product, consent and activity', async () => {
    const list = await open();
    expect(await list({ filter: { segment: ['active', 'sleeping'] } })).toEqual(['nina', 'lev']);
    expect(await list({ filter: { country: 'KZ' } })).toEqual(['lev']);
    expect(await list({ filter: { product: 'course-telo' } })).toEqual(['vera']);
    expect(await list({ filter: { pushConsent: false } })).toEqual(['nina', 'lev']);
    expect(await list({ filter: { from: daysAgo(90), to: daysAgo(10) } })).toEqual(['lev']);
  });

  it('searches names, addresses and phones, however the number is written, and sorts', async () => {
    const list = await open();
    expect(await list({ search: 'белова' })).toEqual(['nina']);
    expect(await list({ search: 'GUSEV@' })).toEqual(['lev']);
    for (const search of ['9162041108', '+7 916', '204-11-08'])
      expect(await list({ search })).toEqual(['lev']);
    expect(await list({ sort: 'name' })).toEqual(['vera', 'lev', 'nina']);
    expect(await list({ sort: 'totalKopecks', limit: 100 })).toEqual(['vera', 'lev', 'nina']);
  });
});

describe('the referrals', () => {
  it('filter, search and sort', async () => {
    const at = await testPlatform({ scenario: empty });
    await at.store.of(demoAccount.id).change(async (rows) => {
      await saveReferral(rows, referralOf('vera'));
      const igor = { id: 'client-igor', name: 'Игорь Лапин', contact: 'lapin@example.com' };
      await saveReferral(
        rows,
        referralOf('igor', {
          user: igor,
          joinedAt: daysAgo(5),
          channel: 'promo',
          status: 'customer',
          rewardStatus: 'paid',
          rewardKopecks: 50_000,
        }),
      );
    });
    const list = (body: unknown) => ids<Referral>(at, endpoints.referral.list, body);
    expect(await list({})).toEqual(['vera', 'igor']);
    expect(await list({ filter: { status: 'customer' } })).toEqual(['igor']);
    expect(await list({ filter: { rewardStatus: ['pending', 'accrued'] } })).toEqual(['vera']);
    expect(await list({ filter: { channel: 'promo' } })).toEqual(['igor']);
    expect(await list({ filter: { from: daysAgo(5), to: daysAgo(4) } })).toEqual(['igor']);
    expect(await list({ search: 'лапин' })).toEqual(['igor']);
    expect(await list({ sort: '-rewardKopecks' })).toEqual(['igor', 'vera']);
    expect(await list({ sort: '-user' })).toEqual(['igor', 'vera']);
  });
});
