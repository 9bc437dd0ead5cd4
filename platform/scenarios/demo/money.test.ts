import { describe, expect, it } from 'vitest';
import { segmentOf } from '#domain/audience/rules.ts';
import type { ContentType } from '#domain/content/schema.ts';
import { purchaseStatuses } from '#domain/purchase/schema.ts';
import { referralStatuses, rewardStatuses } from '#domain/referral/schema.ts';
import type { Of } from '../../records/kinds.ts';
import { testTime } from '../../testing/platform.ts';
import { ago } from '../times.ts';
import { demoMoney } from './money.ts';
import { demoPeople, knownId } from './people.ts';
import { demoReferrals } from './referrals.ts';

type Publication = Of<'publication'>;

/** A publication of this price, rubles, that came out so many days ago. */
function offer(
  contentType: ContentType,
  slug: string,
  title: string,
  cost: number,
  days: number,
  more: Partial<Publication> = {},
): Publication {
  const createdAt = ago(testTime, days);
  return {
    id: `publication-${contentType}-${slug}`,
    contentType,
    contentId: `${contentType}-${slug}`,
    title,
    costKopecks: cost * 100,
    currency: 'RUB',
    visibility: 'catalog',
    status: 'published',
    publishedAt: createdAt,
    salesCount: 0,
    revenueKopecks: 0,
    createdAt,
    updatedAt: createdAt,
    ...more,
  };
}

const offers = [
  offer('course', 'telo', 'Тело без\u00A0тревоги: восемь недель', 6900, 300),
  offer('course', 'son', 'Сон: мягкая настройка', 4900, 200),
  offer('marathon', 'utro', '21 день утренней практики', 2490, 60),
  offer('meditation', 'skan', 'Сканирование тела лёжа', 490, 330),
  offer('meditation', 'les', 'Лес после дождя', 290, 320, { status: 'unpublished' }),
  offer('consultation', 'razbor', 'Разбор дыхательных паттернов', 4500, 350),
  offer('webinar', 'nagruzka', 'Дыхание под нагрузкой', 990, 100),
  offer('lecture', 'opora', 'Опора и\u00A0равновесие стоя', 590, 58, { salesCount: 83 }),
  offer('lecture', 'voda', 'Вода и опора: дыхание лёжа', 490, 150, { salesCount: 118 }),
  offer('lecture', '478', 'Дыхание 4–7–8 перед сном: разбор', 390, 118, { salesCount: 212 }),
  offer('lecture', 'stena', 'Растяжка у стены', 490, 84, { salesCount: 146 }),
  offer('lecture', 'kvadrat', 'Дыхание квадратом для рабочего дня', 290, 232, { salesCount: 187 }),
  offer('lecture', 'puls', 'Тревога и сердце: что говорит пульс', 790, 133, { salesCount: 364 }),
  offer('lecture', 'stopy', 'Стопы помнят дорогу', 350, 281, { salesCount: 304 }),
  offer('lecture', 'panika', 'Паника: первые три минуты', 0, 346, { salesCount: 618 }),
  offer('lecture', 'skan', 'Сканирование тела сидя', 290, 334, {
    status: 'archived',
    salesCount: 276,
    updatedAt: ago(testTime, 85),
  }),
  offer('lecture', 'golos', 'Голос и диафрагма', 690, 1, { status: 'draft', publishedAt: null }),
];

const soldUntil = { 'webinar-nagruzka': ago(testTime, 20) };
const made = () => demoMoney(testTime, offers, soldUntil);
const { clients, purchases, publications } = made();
const paid = purchases.filter(({ paidAt }) => paidAt !== undefined);
const ofClient = (id: string) => purchases.filter(({ client }) => client.id === id);
const now = new Date(testTime).toISOString();
const sum = (numbers: number[]) => numbers.reduce((all, number) => all + number, 0);

describe('the purchases of the demo', () => {
  it('are 2 400, newest first, each under a number of its own', () => {
    expect(purchases).toHaveLength(2400);
    expect(purchases.map(({ number }) => number)).toEqual(purchases.map((_, at) => String(20_421 - at)));
    const times = purchases.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  it('are the same every time', () => {
    expect(made()).toEqual({ clients, purchases, publications });
  });

  it('have every status', () => {
    expect(new Set(purchases.map(({ status }) => status))).toEqual(new Set(purchaseStatuses));
  });

  it('add up', () => {
    /** What goes back of an amount; a half where it is a part of it. */
    const shares: Partial<Record<string, number>> = {
      paid: 0,
      refunding: 0,
      partially_refunded: 0.5,
      refunded: 1,
    };
    for (const purchase of purchases) {
      const { amountKopecks, discountKopecks, feeKopecks, refundedKopecks, netKopecks, status } = purchase;
      const publication = offers.find(({ contentId }) => contentId === purchase.contentId);
      expect(amountKopecks + discountKopecks).toBe(publication?.costKopecks);
      expect(amountKopecks).toBeGreaterThan(0);
      expect(purchase.coupon !== undefined).toBe(discountKopecks > 0);
      const share = shares[status];
      expect(feeKopecks).toBe(share === undefined ? 0 : Math.round(amountKopecks * 0.065));
      expect(netKopecks).toBe(share === undefined ? 0 : amountKopecks - feeKopecks - refundedKopecks);
      // A part is told in tens of rubles.
      expect(refundedKopecks).toBeLessThanOrEqual(amountKopecks * (share ?? 0));
      expect(refundedKopecks).toBeGreaterThan(amountKopecks * (share ?? 0) - 1000);
    }
  });

  it('tell the times that their status has', () => {
    for (const { status, createdAt, paidAt, refundedAt, payUntil, failureReason, updatedAt } of purchases) {
      expect(paidAt === undefined).toBe(['awaiting', 'failed', 'cancelled'].includes(status));
      expect(refundedAt !== undefined).toBe(['refunded', 'partially_refunded'].includes(status));
      expect((payUntil ?? '') > now).toBe(status === 'awaiting');
      expect(failureReason !== undefined).toBe(status === 'failed');
      const times = [createdAt, paidAt ?? createdAt, refundedAt ?? updatedAt, updatedAt, now];
      expect(times).toEqual(times.toSorted());
    }
  });

  it('are of what was for sale, while it was', () => {
    const forSale = offers.filter(({ costKopecks, publishedAt }) => costKopecks > 0 && publishedAt !== null);
    expect(new Set(purchases.map(({ contentId }) => contentId))).toEqual(
      new Set(forSale.map(({ contentId }) => contentId)),
    );
    /** Those who gave up may have begun some hours later. */
    const lastOf = (id: string, skip?: string) =>
      purchases.filter(({ contentId, client }) => contentId === id && client.name !== skip)[0]?.createdAt ??
      '';
    expect(lastOf('lecture-skan') < ago(testTime, 84.5)).toBe(true);
    expect(lastOf('webinar-nagruzka', 'Нина Белова') < ago(testTime, 19.5)).toBe(true);
  });

  it('begin with those that are told by hand', () => {
    const told = purchases
      .slice(0, 8)
      .map(({ client, status, netKopecks }) => [client.name, status, netKopecks]);
    expect(told).toEqual([
      ['Вера Орлова', 'paid', 645_150],
      ['Дарья Ким', 'paid', 45_815],
      ['Лев Гусев', 'awaiting', 0],
      ['Роман Титов', 'paid', 551_650],
      ['Ольга Климова', 'paid', 420_750],
      ['Нина Белова', 'partially_refunded', 43_565],
      ['Игорь Лапин', 'failed', 0],
      ['Анна Юрьева', 'refunded', -3185],
    ]);
    expect(purchases[3]).toMatchObject({
      number: '20418',
      createdAt: '2026-11-19T17:11:00.000Z',
      paidAt: '2026-11-19T17:14:00.000Z',
      coupon: 'ОСЕНЬ',
      discountKopecks: 100_000,
      method: 'sbp',
      country: 'KZ',
      source: 'Рассылка «Тихая осень»',
    });
    expect(purchases[2]).toMatchObject({ payUntil: '2026-11-21T19:48:00.000Z' });
  });

  it('keep to the past in the first minutes of a day and late in the evening', () => {
    for (const hour of ['21:01', '20:59', '03:00', '12:00']) {
      const at = Date.parse(`2026-03-08T${hour}:00Z`);
      const told = demoMoney(
        at,
        offers.map((one) => ({ ...one, createdAt: ago(at, 200), updatedAt: ago(at, 90) })),
      );
      const times = told.purchases.map(({ updatedAt }) => Date.parse(updatedAt));
      expect(Math.max(...times)).toBeLessThan(at);
      expect(told.purchases.slice(0, 3).map(({ client }) => client.name)).toEqual([
        'Вера Орлова',
        'Дарья Ким',
        'Лев Гусев',
      ]);
    }
  });

  it('are none where nothing was ever for sale', () => {
    const bare = demoMoney(testTime, offers.slice(-1));
    expect(bare.purchases).toEqual([]);
    expect(bare.clients).toHaveLength(900);
  });
});

describe('the publications of the demo', () => {
  it('were sold as often as they say, and say what the purchases brought', () => {
    for (const { contentId, costKopecks, salesCount, revenueKopecks } of publications) {
      const own = paid.filter((purchase) => purchase.contentId === contentId);
      expect(revenueKopecks).toBe(sum(own.map(({ amountKopecks }) => amountKopecks)));
      expect(costKopecks > 0 ? salesCount : 0).toBe(own.length);
    }
  });

  it('keep the counts they came with, at their full price where no promo code reaches', () => {
    const sold = new Map(publications.map((one) => [one.contentId, one]));
    expect(sold.get('lecture-opora')).toMatchObject({ salesCount: 83, revenueKopecks: 4_897_000 });
    expect(sold.get('lecture-skan')).toMatchObject({ salesCount: 276, revenueKopecks: 8_004_000 });
    expect(sold.get('lecture-panika')).toMatchObject({ salesCount: 618, revenueKopecks: 0 });
    expect(sold.get('lecture-golos')).toMatchObject({ salesCount: 0, revenueKopecks: 0 });
  });
});

describe('the clients of the demo', () => {
  it('are 900, each with a name and an address that nobody really has', () => {
    expect(new Set(clients.map(({ id }) => id)).size).toBe(900);
    expect(new Set(clients.map(({ email }) => email)).size).toBe(900);
    expect(clients.filter(({ phone }) => phone === null).length).toBeGreaterThan(100);
    for (const { name, email, phone } of clients) {
      expect(name).toMatch(/^[А-ЯЁ][а-яё]+ [А-ЯЁ][а-яё]+$/);
      expect(email).toMatch(/^[a-z][a-z.]*\d*@example\.(com|org|net)$/);
      expect(phone ?? '+7 000 555-00-00').toMatch(/^\+\d{1,3} 000 555-\d\d-\d\d$/);
    }
  });

  it('live in the zones of their countries', () => {
    const zones = new Set(clients.map(({ timezone }) => timezone as string));
    for (const zone of zones) expect(() => new Intl.DateTimeFormat('ru', { timeZone: zone })).not.toThrow();
    expect(zones.size).toBeGreaterThan(12);
    const agreed = clients.filter(({ pushConsent }) => pushConsent).length;
    expect(agreed / clients.length).toBeGreaterThan(0.5);
    expect(agreed / clients.length).toBeLessThan(0.7);
  });

  it('have what they bought', () => {
    expect(purchases.every(({ client }) => clients.some(({ id }) => id === client.id))).toBe(true);
    for (const client of clients) {
      const own = ofClient(client.id).filter(({ paidAt }) => paidAt !== undefined);
      expect(client.purchasesCount).toBe(own.length);
      expect(client.totalKopecks).toBe(sum(own.map((one) => one.amountKopecks - one.refundedKopecks)));
      expect(client.firstPurchaseAt).toBe(own.map(({ paidAt }) => paidAt).toSorted()[0]);
      const kept = own.filter(({ status }) => status !== 'refunded').map(({ contentId }) => contentId);
      expect(new Set(client.products.map(({ id }) => id))).toEqual(new Set(kept));
    }
  });

  it('buy once what is bought once', () => {
    const bought = paid
      .filter(({ contentType }) => contentType !== 'consultation')
      .map(({ client, contentId }) => `${client.id} ${contentId}`);
    expect(new Set(bought).size).toBe(bought.length);
  });

  it('are in the segment that follows from their dates, and in every one', () => {
    const segments = new Set(clients.map(({ segment }) => segment));
    expect(segments).toEqual(new Set(['new', 'active', 'sleeping', 'lost']));
    for (const client of clients) {
      const { createdAt, firstPurchaseAt, lastActivityAt, updatedAt, segment } = client;
      expect(segment).toBe(segmentOf(client, testTime));
      const times = [createdAt, firstPurchaseAt ?? createdAt, lastActivityAt, updatedAt, now];
      expect(times).toEqual(times.toSorted());
    }
  });

  it('come with those who are met by name', () => {
    const titov = clients.find(({ id }) => id === knownId('titov'));
    expect(titov).toMatchObject({ name: 'Роман Титов', country: 'KZ', timezone: 'Asia/Almaty' });
  });
});

describe('the referrals of the demo', () => {
  const referrals = demoReferrals(testTime, clients);

  it('are 120 of the audience, with what they bought', () => {
    expect(referrals).toHaveLength(120);
    for (const { user, joinedAt, purchasesCount, purchasesKopecks, rewardKopecks, status } of referrals) {
      const client = clients.find(({ id }) => id === user.id);
      expect(client).toMatchObject({ name: user.name, createdAt: joinedAt, purchasesCount });
      expect(purchasesKopecks).toBe(client?.totalKopecks);
      expect(rewardKopecks).toBe(Math.floor(purchasesKopecks / 1000) * 100);
      expect(status === 'customer').toBe(purchasesCount > 0);
    }
  });

  it('have every status and every fate of a reward', () => {
    expect(new Set(referrals.map(({ status }) => status))).toEqual(new Set(referralStatuses));
    const rewards = referrals.flatMap(({ rewardStatus }) =>
      rewardStatus === undefined ? [] : [rewardStatus],
    );
    expect(new Set(rewards)).toEqual(new Set(rewardStatuses));
    expect(new Set(referrals.map(({ channel }) => channel))).toEqual(new Set(['link', 'promo']));
  });

  it('are who the purchases came from', () => {
    const brought = new Set(referrals.map(({ user }) => user.id));
    const sources = purchases.filter(({ source }) => source === 'Реферал');
    expect(sources.length).toBeGreaterThan(0);
    expect(sources.every(({ client }) => brought.has(client.id))).toBe(true);
    expect(demoPeople()).toHaveLength(900);
  });
});
