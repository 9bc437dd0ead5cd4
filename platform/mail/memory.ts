import type { Letter, Mail } from './mail.ts';

/** The mail of stories and tests: it keeps letters, the oldest first. */
export interface MemoryMail extends Mail {
  letters: Letter[];
  /** While true, sending fails. */
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
