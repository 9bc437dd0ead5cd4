import { BlockList, isIP } from 'node:net';
import { secretOf, SettingsError, type Variable } from './variables.ts';

/** How letters leave the server. */
export interface MailSettings {
  /** The mail server; null writes letters to the outbox folder. */
  smtpUrl: string | null;
  /** Whether letters, and the password before them, must be encrypted on their way to the mail server. */
  smtpTls: boolean;
  /** The sender of letters. */
  mailFrom: string;
}

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Whether a mail server is on this machine, so that nobody can listen in between. */
function isHere({ hostname }: URL): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(host);
  return host === 'localhost' || (family !== 0 && loopback.check(host, family === 6 ? 'ipv6' : 'ipv4'));
}

/** By default nothing goes unencrypted to another machine, and no password anywhere. */
function tlsOf(url: URL, text: string | undefined): boolean {
  if (text === undefined) return url.protocol === 'smtps:' || url.username !== '' || !isHere(url);
  if (text !== 'required' && text !== 'offered')
    throw new SettingsError(`SMTP_TLS must be required or offered, not «${text}»`);
  return text === 'required';
}

/** Parses the mail server. No message repeats its address, because that has a password. Throws `SettingsError`. */
export function mailOf(set: Variable): MailSettings {
  const smtpUrl = secretOf(set, 'SMTP_URL');
  const from = set('MAIL_FROM');
  if (smtpUrl === undefined)
    return { smtpUrl: null, smtpTls: true, mailFrom: from ?? 'Кабинет автора <kabinet@localhost>' };
  const url = URL.canParse(smtpUrl) ? new URL(smtpUrl) : null;
  if (url === null || !/^smtps?:$/.test(url.protocol))
    throw new SettingsError('SMTP_URL must be an address like smtps://name:password@mail.example.com');
  if (from === undefined)
    throw new SettingsError(
      'SMTP_URL needs MAIL_FROM: whom letters come from, «Кабинет <no-reply@example.com>»',
    );
  return { smtpUrl, smtpTls: tlsOf(url, set('SMTP_TLS')), mailFrom: from };
}
