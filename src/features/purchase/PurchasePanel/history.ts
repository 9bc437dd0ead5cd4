import type { Purchase } from '#domain/purchase/schema.ts';
import { wasPaid } from '#domain/purchase/rules.ts';
import { statusLook } from '#components/feedback/Status/statusLooks.ts';
import type { TimelineEvent } from '#components/feedback/Timeline/Timeline.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { formatMoment } from '#lib/time/dates.ts';
import { formatMoney } from '#lib/number/money.ts';
import { messages } from './messages.ts';

/** What has happened to a purchase, the newest first, as far as its moments tell. */
export function historyOf(purchase: Purchase, timeZone: string, language: Language): TimelineEvent[] {
  const t = messages[language];
  const {
    status,
    createdAt,
    paidAt,
    refundedAt,
    refundedKopecks,
    updatedAt,
    payUntil,
    failureReason,
    currency,
  } = purchase;
  const event = (as: string, at: string | null | undefined, note?: string | null): TimelineEvent => ({
    id: as,
    ...statusLook('purchase', as, language),
    ...(at && { at, moment: formatMoment(at, timeZone, language) }),
    ...(note && { note }),
  });
  const events: TimelineEvent[] = [
    event(
      'awaiting',
      createdAt,
      status === 'awaiting' && payUntil ? t.until(formatMoment(payUntil, timeZone, language)) : null,
    ),
  ];
  if (wasPaid(purchase)) events.push(event('paid', paidAt ?? createdAt));
  if (status === 'refunded' || status === 'partially_refunded')
    events.push(event(status, refundedAt ?? updatedAt, formatMoney(-refundedKopecks, currency)));
  else if (status !== 'paid' && status !== 'awaiting')
    events.push(event(status, updatedAt, status === 'failed' ? failureReason : null));
  return events.toReversed();
}
