import type { Client, segments } from './schema.ts';

/** A segment of the audience. */
export type Segment = (typeof segments)[number];

const dayMs = 24 * 60 * 60 * 1000;

/** Time limits of segments, days: since the first purchase of a new client, since the last activity of an active or sleeping one. */
const segmentDays = { new: 30, active: 60, sleeping: 180 } as const;

/** The segment of a client at `now`, ms, from the dates alone. A client without any date is lost. */
export function segmentOf(
  { firstPurchaseAt, lastActivityAt }: Pick<Client, 'firstPurchaseAt' | 'lastActivityAt'>,
  now: number,
): Segment {
  const within = (at: string | null | undefined, days: number) =>
    at != null && now - Date.parse(at) <= days * dayMs;
  if (within(firstPurchaseAt, segmentDays.new)) return 'new';
  if (within(lastActivityAt, segmentDays.active)) return 'active';
  return within(lastActivityAt, segmentDays.sleeping) ? 'sleeping' : 'lost';
}
