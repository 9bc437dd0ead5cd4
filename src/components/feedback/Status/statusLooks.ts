import type { consultationRequestStatuses } from '#domain/consultation-request/rules.ts';
import type { marathonStatuses } from '#domain/marathon/rules.ts';
import type { publicationStatuses } from '#domain/publication/rules.ts';
import type { purchaseStatuses } from '#domain/purchase/schema.ts';
import type { qaStatuses } from '#domain/qa/schema.ts';
import type { quizStatuses } from '#domain/quiz/schema.ts';
import type { referralStatuses, rewardStatuses } from '#domain/referral/schema.ts';
import type { webinarStatuses } from '#domain/webinar/rules.ts';
import type { GlyphName } from '#components/feedback/Glyph/Glyph.tsx';
import type { Language } from '#lib/i18n/catalogue.ts';
import { publicationLooks } from './publicationLooks.ts';
import { statusMessages } from './statusMessages.ts';

/** The mark and the word of a status. */
interface Look {
  glyph: GlyphName;
  text: keyof (typeof statusMessages)['ru'];
}

/** A look for each status that the domain knows, and for no other. */
type Looks<Statuses extends readonly string[]> = Record<Statuses[number], Look>;

/**
 * How every status of the product looks: solid green a good end, solid red a failure, an orange ring waits for the author, a
 * blue half disc is under way, a grey outline is closed.
 */
export const statusLooks = {
  publication: publicationLooks,
  marathon: {
    draft: { glyph: 'draft', text: 'draft' },
    scheduled: { glyph: 'approved', text: 'scheduled' },
    enrolling: { glyph: 'review', text: 'enrolling' },
    running: { glyph: 'review', text: 'running' },
    finished: { glyph: 'live', text: 'finished' },
    cancelled: { glyph: 'cancelled', text: 'cancelledHe' },
  },
  webinar: {
    scheduled: { glyph: 'approved', text: 'scheduled' },
    live: { glyph: 'review', text: 'onAir' },
    ended: { glyph: 'live', text: 'finished' },
    cancelled: { glyph: 'cancelled', text: 'cancelledHe' },
    expired: { glyph: 'failed', text: 'expired' },
  },
  request: {
    pending_payment: { glyph: 'draft', text: 'awaiting' },
    new: { glyph: 'waits', text: 'newShe' },
    confirmed: { glyph: 'approved', text: 'confirmed' },
    in_progress: { glyph: 'review', text: 'inWork' },
    done: { glyph: 'live', text: 'done' },
    rescheduled: { glyph: 'moved', text: 'rescheduled' },
    no_show: { glyph: 'down', text: 'noShow' },
    cancelled_author: { glyph: 'cancelled', text: 'cancelledByAuthor' },
    cancelled_client: { glyph: 'cancelled', text: 'cancelledByClient' },
  },
  purchase: {
    awaiting: { glyph: 'draft', text: 'awaiting' },
    paid: { glyph: 'live', text: 'paid' },
    failed: { glyph: 'failed', text: 'paymentFailed' },
    cancelled: { glyph: 'cancelled', text: 'cancelledShe' },
    refunding: { glyph: 'review', text: 'refunding' },
    partially_refunded: { glyph: 'partly', text: 'partlyRefunded' },
    refunded: { glyph: 'returned', text: 'refunded' },
  },
  quiz: {
    draft: { glyph: 'draft', text: 'draft' },
    active: { glyph: 'live', text: 'active' },
    archived: { glyph: 'archive', text: 'archived' },
  },
  /** What an answer to a quiz came to: `passed` as true, false and null. */
  quizAnswer: {
    true: { glyph: 'live', text: 'passed' },
    false: { glyph: 'failed', text: 'notPassed' },
    null: { glyph: 'waits', text: 'toCheck' },
  },
  qa: {
    unanswered: { glyph: 'waits', text: 'unanswered' },
    published: { glyph: 'live', text: 'publishedHe' },
    hidden: { glyph: 'down', text: 'hidden' },
  },
  stream: {
    pending: { glyph: 'review', text: 'uploading' },
    uploaded: { glyph: 'review', text: 'processing' },
    processed: { glyph: 'live', text: 'ready' },
    failed: { glyph: 'failed', text: 'processingFailed' },
  },
  referral: {
    registered: { glyph: 'draft', text: 'registered' },
    customer: { glyph: 'live', text: 'bought' },
    idle: { glyph: 'down', text: 'idle' },
  },
  reward: {
    pending: { glyph: 'draft', text: 'toAccrue' },
    accrued: { glyph: 'approved', text: 'accrued' },
    paid: { glyph: 'live', text: 'paidOut' },
    cancelled: { glyph: 'cancelled', text: 'cancelledShe' },
  },
} as const satisfies {
  publication: Looks<typeof publicationStatuses>;
  marathon: Looks<typeof marathonStatuses>;
  webinar: Looks<typeof webinarStatuses>;
  request: Looks<typeof consultationRequestStatuses>;
  purchase: Looks<typeof purchaseStatuses>;
  quiz: Looks<typeof quizStatuses>;
  quizAnswer: Record<'true' | 'false' | 'null', Look>;
  qa: Looks<typeof qaStatuses>;
  stream: Record<string, Look>;
  referral: Looks<typeof referralStatuses>;
  reward: Looks<typeof rewardStatuses>;
};

/** What has statuses. */
export type StatusKind = keyof typeof statusLooks;

/** Whether something of this name has statuses of its own. */
export const hasStatuses = (name: string): name is StatusKind => Object.hasOwn(statusLooks, name);

/** The mark and the name of a status; a dot and the raw word for one that the console does not know. */
export function statusLook(kind: StatusKind, status: string, language: Language) {
  const looks: Record<string, Look> = statusLooks[kind];
  const look = Object.hasOwn(looks, status) ? looks[status] : undefined;
  return look === undefined
    ? { glyph: 'unknown' as const, label: status }
    : { glyph: look.glyph, label: statusMessages[language][look.text] };
}
