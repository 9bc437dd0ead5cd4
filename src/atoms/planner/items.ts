import { consultationRequestStatuses } from '#domain/consultation-request/rules.ts';
import type { ConsultationRequest } from '#domain/consultation-request/schema.ts';
import type { Marathon } from '#domain/marathon/schema.ts';
import type { Publication } from '#domain/publication/schema.ts';
import { periodOf } from '#domain/webinar/rules.ts';
import type { Webinar } from '#domain/webinar/schema.ts';

/** The filters of the planner, in the order of its legend. */
export const plannerGroups = ['webinar', 'marathon', 'consultation', 'publication'] as const;
export type PlannerGroup = (typeof plannerGroups)[number];

/** The platform's entity behind a planner item. */
type PlannerSource =
  | { type: 'webinar'; entity: Webinar }
  | { type: 'marathon'; entity: Marathon }
  /** The end of the enrolment of a marathon. */
  | { type: 'enrolment'; entity: Marathon }
  | { type: 'request'; entity: ConsultationRequest }
  | { type: 'publication'; entity: Publication };

/** An item in the planner. Times are ms since the epoch. */
export type PlannerItem = PlannerSource & {
  /** Unique: type and id, `webinar:42`. */
  key: string;
  group: PlannerGroup;
  start: number;
  end: number;
  /** Lasts for days, without hours. */
  across: boolean;
  cancelled: boolean;
};

const hour = 60 * 60_000;

const key = (type: PlannerSource['type'], id: string) => `${type}:${id}`;

/** The item of a webinar. */
export function ofWebinar(entity: Webinar): PlannerItem[] {
  const cancelled = entity.status === 'cancelled';
  return [
    {
      type: 'webinar',
      entity,
      key: key('webinar', entity.id),
      group: 'webinar',
      ...periodOf(entity),
      across: false,
      cancelled,
    },
  ];
}

/** A marathon across its days, and the end of its enrolment. Without an end only its first day. */
export function ofMarathon(entity: Marathon): PlannerItem[] {
  const start = Date.parse(entity.startsAt);
  const end = entity.endsAt ? Date.parse(entity.endsAt) : start + 24 * hour;
  const shared = { group: 'marathon' as const, cancelled: entity.status === 'cancelled' };
  const items: PlannerItem[] = [
    { ...shared, type: 'marathon', entity, key: key('marathon', entity.id), start, end, across: true },
  ];
  if (entity.enrollTo && !shared.cancelled) {
    const at = Date.parse(entity.enrollTo);
    const closing = { start: at, end: at + hour / 2, across: false };
    items.push({ ...shared, ...closing, type: 'enrolment', entity, key: key('enrolment', entity.id) });
  }
  return items;
}

/** Statuses of requests that occupy the author's time, await a decision, or were cancelled. */
export const plannedRequests = consultationRequestStatuses.filter((status) => status !== 'pending_payment');

/** The item of a request for a consultation. */
export function ofConsultationRequest(entity: ConsultationRequest): PlannerItem[] {
  const start = Date.parse(entity.requestedAt);
  return [
    {
      type: 'request',
      entity,
      key: key('request', entity.id),
      group: 'consultation',
      start,
      end: start + entity.durationMin * 60_000,
      across: false,
      cancelled: entity.status === 'cancelled_author' || entity.status === 'cancelled_client',
    },
  ];
}

/** A publication on its publication day; if it is not published, on the day of its submission for review. */
export function ofPublication(entity: Publication): PlannerItem[] {
  const at = entity.publishedAt ?? entity.submittedAt;
  if (!at) return [];
  const start = Date.parse(at);
  return [
    {
      type: 'publication',
      entity,
      key: key('publication', entity.id),
      group: 'publication',
      start,
      end: start + hour / 2,
      across: false,
      cancelled: false,
    },
  ];
}

/** Items by their sources: the same entity gives the same object, so that rendered results can be reused. */
export function memoized<Entity extends object>(
  make: (entity: Entity) => PlannerItem[],
): (entity: Entity) => PlannerItem[] {
  const made = new WeakMap<Entity, PlannerItem[]>();
  return (entity) => {
    const known = made.get(entity) ?? make(entity);
    made.set(entity, known);
    return known;
  };
}
