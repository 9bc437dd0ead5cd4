import type { Mail } from './mail.ts';
import { messageOf, type Sender } from './message.ts';

interface Options extends Sender {
  /** `smtp://` or `smtps://`, with name and password. */
  url: string;
  /** Whether encryption is required. Otherwise it is used if the mail server offers it. */
  requireTLS: boolean;
}

/** How long a mail server may be silent, ms: somebody waits for the letter. */
const patienceMs = 10_000;

/** Sends letters through a mail server. */
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
