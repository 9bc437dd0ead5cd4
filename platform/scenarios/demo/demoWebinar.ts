import type { WebinarStatus } from '#domain/webinar/rules.ts';
import type { MediaName } from '../scenario.ts';
import type { DemoContent } from './content.ts';
import type { DemoMoment } from './marathons.ts';

/** A webinar of the demo as it is told. */
export interface DemoWebinar extends DemoContent {
  sale: NonNullable<DemoContent['sale']>;
  startsAt: DemoMoment;
  durationMin: number;
  link: string | null;
  passcode?: string;
  /** Seats; without limit where it is left out. */
  capacity?: number;
  /** Beside the author. */
  guests?: string[];
  attendees: number;
  status: WebinarStatus;
  cancelReason?: string;
  recording?: MediaName;
  /** Days that the recording can be watched, 0 for ever, and its price, rubles. */
  recordingTerms?: [days: number, cost: number];
}
