import type { Mail } from './mail.ts';
import { messageOf, type Sender } from './message.ts';

interface Options extends Sender {
  /** `smtp://` or `smtps://`, with the name and the password in it. */
  url: string;
}

/** How long a mail server may be silent, ms: somebody waits for the letter. */
const patienceMs = 10_000;

/** Hands letters to a mail server. */
export function smtpMail({ url, ...sender }: Options): Mail {
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        connectionTimeout: patienceMs,
        greetingTimeout: patienceMs,
        socketTimeout: patienceMs,
        dnsTimeout: patienceMs,
      });
      try {
        await transport.sendMail(messageOf(letter, sender));
      } finally {
        transport.close();
      }
    },
  };
}
