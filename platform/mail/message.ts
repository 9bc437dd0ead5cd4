import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mail.ts';

/** The sender: a name and an address, `Кабинет автора <no-reply@example.com>`. */
export interface Sender {
  from: string;
  /** Ms since the epoch. */
  now: () => number;
}

/** A letter for nodemailer. Nothing in it may make nodemailer read a file or an address. */
export function messageOf({ to, subject, text, html }: Letter, { from, now }: Sender): SendMailOptions {
  return {
    from,
    // As an object, so that no character in the address can add a second one.
    to: { name: '', address: to },
    subject,
    text,
    html,
    date: new Date(now()),
    headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': 'ru' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
