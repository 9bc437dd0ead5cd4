import type { WebinarStatus } from '#domain/webinar/rules.ts';
import type { MediaName } from '../scenario.ts';
import type { DemoContent } from './content.ts';
import type { DemoMoment } from './marathons.ts';

/** A webinar of the demo, as written here. */
export interface DemoWebinar extends DemoContent {
  sale: NonNullable<DemoContent['sale']>;
  startsAt: DemoMoment;
  durationMin: number;
  link: string | null;
  passcode?: string;
  /** The number of seats; unlimited if left out. */
  capacity?: number;
  /** Speakers besides the author. */
  guests?: string[];
  attendees: number;
  status: WebinarStatus;
  cancelReason?: string;
  recording?: MediaName;
  /** How many days the recording can be watched, 0 for no limit, and its price, rubles. */
  recordingTerms?: [days: number, cost: number];
}
