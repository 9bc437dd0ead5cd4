import * as v from 'valibot';

/** A requested letter with a link, and what its request was counted under. It has no link yet: that is created just before the letter is sent. */
export const requestedLetter = v.object({
  email: v.string(),
  address: v.string(),
  askedAt: v.number(),
  letterAt: v.number(),
});
export type RequestedLetter = v.InferOutput<typeof requestedLetter>;

/** Mails password links. Callers do not wait for it, so that the time of an answer reveals nothing about an e-mail. */
export interface RecoveryLetters {
  /** Notes a request: from then on the letter will be sent, whatever happens to this process. */
  note(asked: RequestedLetter): Promise<void>;
  /** Stops sending: other processes send what is noted. */
  close(): Promise<void>;
}
