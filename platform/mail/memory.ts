import type { Letter, Mail } from './mail.ts';

/** The mail of stories and tests: letters stay here, the oldest first. */
export interface MemoryMail extends Mail {
  letters: Letter[];
  /** While true, no letter can be sent. */
  broken: boolean;
}

/** Makes a mail that keeps its letters in memory. */
export function memoryMail(): MemoryMail {
  return {
    letters: [],
    broken: false,
    async send(letter) {
      if (this.broken) throw new Error('No letter can be sent');
      this.letters.push(letter);
    },
  };
}
