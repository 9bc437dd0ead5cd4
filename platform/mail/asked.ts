import * as v from 'valibot';

/** A letter with a link that was asked for, and the moments under which that is counted. It holds no link: that is made just before it is sent. */
export const askedLetter = v.object({
  email: v.string(),
  address: v.string(),
  askedAt: v.number(),
  letterAt: v.number(),
});
export type AskedLetter = v.InferOutput<typeof askedLetter>;

/** Mails links to a new password. Nobody waits for them, so that the time of an answer tells nothing of an e-mail. */
export interface RecoveryLetters {
  /** Notes that one was asked for: from then on it comes, whatever happens to this process. */
  note(asked: AskedLetter): Promise<void>;
  /** Sends no more: what is noted is sent by others. */
  close(): Promise<void>;
}
