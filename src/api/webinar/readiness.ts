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
import type { Webinar } from './schema.ts';

/** What is known beside a webinar itself. */
export interface WebinarFacts extends SaleFacts {
  /** Ms since the epoch. */
  now: number;
}

export type WebinarReadinessId = 'start' | 'link' | 'cover' | 'description' | 'tags' | 'price';

type Checked = Pick<Webinar, 'description' | 'tags' | 'startsAt' | 'status' | 'link'>;

/**
 * The checklist of a webinar, in the order it is shown. It goes to review while it is still to come; its link is needed
 * only before it starts.
 */
export function webinarReadiness(
  webinar: Checked,
  facts: WebinarFacts,
): ReadinessCheck<WebinarReadinessId>[] {
  const isAhead = Date.parse(webinar.startsAt) > facts.now;
  return [
    asked('start', isAhead && webinar.status !== 'cancelled'),
    advised('link', Boolean(webinar.link)),
    coverCheck(facts),
    descriptionCheck(webinar),
    tagsCheck(webinar),
    priceCheck(facts),
  ];
}
