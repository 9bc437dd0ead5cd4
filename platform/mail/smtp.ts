import type { Mail } from './mail.ts';
import { messageOf, type Sender } from './message.ts';

interface Options extends Sender {
  /** `smtp://` or `smtps://`, with the name and the password in it. */
  url: string;
  /** Whether nothing is said before the line is encrypted. Otherwise it is encrypted where the mail server offers that. */
  requireTLS: boolean;
}

/** How long a mail server may be silent, ms: somebody waits for the letter. */
const patienceMs = 10_000;

/** Hands letters to a mail server. */
export function smtpMail({ url, requireTLS, ...sender }: Options): Mail {
  return {
    async send(letter) {
      const { createTransport } = await import('nodemailer');
      const transport = createTransport({
        url,
        requireTLS,
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
