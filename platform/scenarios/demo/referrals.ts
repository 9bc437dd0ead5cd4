import type { Of } from '../../records/kinds.ts';
import { seeded, type Random } from '../random.ts';
import { dayMs } from './moscow.ts';
import { demoPeople } from './people.ts';

type Client = Of<'client'>;

/** The author's reward: a share of what the referred person paid, in whole rubles. */
const rewardShare = 0.1;

/** A reward waits for two weeks, while refunds are possible, and is paid after two months. */
function rewardStatusOf({ totalKopecks, firstPurchaseAt }: Client, now: number): string {
  if (totalKopecks === 0) return 'cancelled';
  const days = (now - Date.parse(firstPurchaseAt ?? '')) / dayMs;
  return days <= 14 ? 'pending' : days <= 60 ? 'accrued' : 'paid';
}

/** What became of a referred person. The reward needs a first purchase; whoever left without one brings nothing. */
function outcomeOf(client: Client, now: number) {
  const { purchasesCount, totalKopecks, segment } = client;
  if (purchasesCount > 0) {
    const rewardKopecks = Math.floor((totalKopecks * rewardShare) / 100) * 100;
    return { rewardKopecks, status: 'customer', rewardStatus: rewardStatusOf(client, now) };
  }
  return segment === 'active'
    ? { rewardKopecks: 0, status: 'registered', rewardStatus: 'pending' }
    : { rewardKopecks: 0, status: 'idle', rewardStatus: 'cancelled' };
}

function referralOf(client: Client, now: number, random: Random): Of<'referral'> {
  const { id, name, email, createdAt, updatedAt, purchasesCount, totalKopecks } = client;
  return {
    id: id.replace('client', 'referral'),
    user: { id, name, contact: email },
    joinedAt: createdAt,
    channel: random.weighted({ link: 7, promo: 4 }),
    purchasesCount,
    purchasesKopecks: totalKopecks,
    ...outcomeOf(client, now),
    createdAt,
    updatedAt,
  };
}

/** All people of the audience whom the author referred. */
export function demoReferrals(now: number, clients: Client[]): Of<'referral'>[] {
  const random = seeded(120);
  const brought = new Set(demoPeople().flatMap(({ id, isReferred }) => (isReferred ? [id] : [])));
  return clients.filter(({ id }) => brought.has(id)).map((client) => referralOf(client, now, random));
}
