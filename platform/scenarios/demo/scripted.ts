import type { Of } from '../../records/kinds.ts';
import { dayMs, hourMs, minuteMs, moscowTime } from './moscow.ts';
import { knownId, type Person } from './people.ts';
import type { Deal } from './purchases.ts';
import { earlier, newest, type Scripted } from './script.ts';
import { minCouponPrice, seasonOf } from './seasons.ts';

type Publication = Of<'publication'>;

const plain = (text: string) => text.replaceAll('\u00A0', ' ');

/** When it was paid or begun, ms. If a scripted time is still in the future today, it becomes some minutes ago, in the same order. */
const momentOf = ({ daysAgo, time }: Scripted, at: number, now: number) =>
  Math.min(moscowTime(now, daysAgo, time), now - (at + 1) * 3 * minuteMs);

/** The time before which all other purchases were made, ms: before the oldest scripted one. */
export const endOfOthers = (now: number) =>
  Math.min(...newest.map((told, at) => momentOf(told, at, now))) - 5 * minuteMs;

/** The fields that follow from the script, besides the person and the content. */
function detailsOf({ method, source, status = 'paid', withCoupon = false }: Scripted, at: number) {
  const { letter } = seasonOf(at);
  const wentBack = status === 'refunded' || status === 'partially_refunded';
  return {
    status,
    method,
    source: { catalog: 'Каталог', link: 'Прямая ссылка', letter }[source],
    withCoupon,
    paidInMs: 3 * minuteMs,
    ...(wentBack ? { refundedAt: at + 15 * hourMs } : {}),
    ...(status === 'awaiting' ? { payUntil: at + 2 * dayMs } : {}),
    ...(status === 'failed' ? { failureReason: 'Отказал банк' } : {}),
  };
}

/** The deals that are written by hand, except those whose content the demo does not sell. */
export function scriptedDeals(now: number, publications: Publication[], people: readonly Person[]): Deal[] {
  return [...newest, ...earlier].flatMap((told, place): Deal[] => {
    const publication = publications.find(
      ({ contentType, title }) => contentType === told.type && plain(title).startsWith(told.title),
    );
    const person = people.find(({ id }) => id === knownId(told.who));
    if (publication === undefined || person === undefined) return [];
    const at = momentOf(told, place, now);
    const details = detailsOf(told, at);
    const withCoupon = details.withCoupon && publication.costKopecks >= minCouponPrice;
    return [{ publication, person, at, ...details, withCoupon }];
  });
}
