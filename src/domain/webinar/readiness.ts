import {
  advised,
  asked,
  coverCheck,
  descriptionCheck,
  priceCheck,
  tagsCheck,
  type ReadinessCheck,
  type SaleFacts,
} from '../content/readiness.ts';
import type { Webinar, WebinarPublication } from './schema.ts';

/** Facts about a webinar that are not its own fields. */
interface WebinarFacts extends SaleFacts {
  /** Ms since the epoch. */
  now: number;
}

export type WebinarReadinessId = 'start' | 'link' | 'cover' | 'description' | 'tags' | 'price';

type Checked = Pick<Webinar, 'description' | 'tags' | 'startsAt' | 'status' | 'link'> & {
  publication?: Pick<WebinarPublication, 'registrationUntil'> | null | undefined;
};

/** Whether one can still join a webinar, or why not. */
type StartState =
  | 'ahead'
  /** No time is set. */
  | 'none'
  | 'past'
  /** It is in the future, but the registration has ended. */
  | 'registrationOver'
  | 'live'
  | 'ended'
  | 'expired'
  | 'cancelled';

const over: readonly string[] = ['live', 'ended', 'expired'] satisfies StartState[];
const isOver = (status: string): status is 'live' | 'ended' | 'expired' => over.includes(status);

/** Whether one can still join a webinar at `now`, ms. */
export function startState(
  { startsAt, status, publication }: Pick<Checked, 'startsAt' | 'status' | 'publication'>,
  now: number,
): StartState {
  if (status === 'cancelled') return 'cancelled';
  if (startsAt === '') return 'none';
  if (Date.parse(startsAt) <= now) return isOver(status) ? status : 'past';
  const until = publication?.registrationUntil;
  return until && Date.parse(until) <= now ? 'registrationOver' : 'ahead';
}

/** The checklist of a webinar, in the order it is shown. It must be in the future to be reviewed. Its link is needed only before it starts. */
export function webinarReadiness(
  webinar: Checked,
  facts: WebinarFacts,
): ReadinessCheck<WebinarReadinessId>[] {
  const state = startState(webinar, facts.now);
  const start = asked('start', state === 'ahead');
  return [
    state === 'cancelled'
      ? { ...start, closed: 'sale' }
      : isOver(state)
        ? { ...start, closed: 'review' }
        : start,
    advised('link', Boolean(webinar.link)),
    coverCheck(facts),
    descriptionCheck(webinar),
    tagsCheck(webinar),
    priceCheck(facts),
  ];
}
