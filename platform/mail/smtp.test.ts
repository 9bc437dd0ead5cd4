import { createServer, type AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ownCertificate, trust } from '../testing/certificate.ts';
import { codeLetter } from './letters.ts';
import { smtpMail } from './smtp.ts';

const answers: [command: RegExp, answer: string][] = [
  [/^EHLO/i, '250 AUTH PLAIN'],
  [/^AUTH PLAIN/i, '235 come in'],
  [/^MAIL FROM/i, '250 ok'],
  [/^RCPT TO/i, '250 ok'],
  [/^DATA/i, '354 go on'],
  [/^QUIT/i, '221 bye'],
];

/** A mail server that keeps what it hears. */
interface MailServer {
  /** A command that it answers with 550. */
  refuse?: RegExp;
  /** It offers to encrypt the line, and shows this then. */
  certificate?: ReturnType<typeof ownCertificate>;
}

async function listen({ refuse, certificate }: MailServer = {}) {
  const heard: string[] = [];
  /** What came encrypted. */
  const secret: string[] = [];
  function converse(socket: Duplex, into: string[]): void {
    let rest = '';
    let inLetter = false;
    socket.on('error', () => undefined);
    socket.on('data', function take(chunk: Buffer) {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        into.push(line);
        if (inLetter) {
          if (line !== '.') continue;
          inLetter = false;
          socket.write('250 kept\r\n');
          continue;
        }
        if (certificate !== undefined && line === 'STARTTLS') {
          socket.off('data', take);
          socket.write('220 go on\r\n');
          return converse(new TLSSocket(socket, { isServer: true, ...certificate }), secret);
        }
        const offers = certificate !== undefined && into === heard && line.startsWith('EHLO');
        if (offers) socket.write('250-STARTTLS\r\n');
        const known = answers.find(([command]) => command.test(line))?.[1] ?? '502 what';
        const answer = refuse?.test(line) ? '550 no' : known;
        inLetter = answer.startsWith('354');
        socket.write(`${answer}\r\n`);
      }
    });
  }
  const server = createServer((socket) => {
    socket.write('220 mail.test\r\n');
    converse(socket, heard);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { heard, secret, host: `127.0.0.1:${port}`, url: `smtp://127.0.0.1:${port}` };
}

const sender = {
  from: 'Кабинет автора <no-reply@kabinet.test>',
  now: () => Date.parse('2026-11-20T06:12:00Z'),
};
const letter = codeLetter('anna@example.com', '482915', 30 * 60_000);

it('hands the letter to the mail server', async () => {
  const { heard, url } = await listen();
  await smtpMail({ url, requireTLS: false, ...sender }).send(letter);
  expect(heard.find((line) => line.startsWith('MAIL FROM'))).toContain('<no-reply@kabinet.test>');
  expect(heard).toContain('RCPT TO:<anna@example.com>');
  expect(heard).toContain('To: anna@example.com');
});

it.each([/^RCPT/, /^MAIL/])('fails where the mail server refuses %s', async (refuse) => {
  const { url } = await listen({ refuse });
  await expect(smtpMail({ url, requireTLS: false, ...sender }).send(letter)).rejects.toThrow(/550/);
});

it('fails where no mail server answers', async () => {
  const mail = smtpMail({ url: 'smtp://127.0.0.1:9', requireTLS: false, ...sender });
  await expect(mail.send(letter)).rejects.toThrow(/ECONNREFUSED/);
});

describe('a line that is to be encrypted', () => {
  const told = (lines: string[]) => lines.filter((line) => /^(?:AUTH|MAIL|RCPT|To:)/.test(line)).length;
  const send = (host: string, requireTLS = true) =>
    smtpMail({ url: `smtp://name:password@${host}`, requireTLS, ...sender }).send(letter);

  it('is, before the password and the letter', async () => {
    const certificate = ownCertificate();
    trust(certificate);
    const { heard, secret, host } = await listen({ certificate });
    await send(host);
    expect([told(heard), told(secret)]).toEqual([0, 4]);
    expect(secret).toContain('To: anna@example.com');
  });

  it('and cannot be says nothing: where the mail server offers none, or is another than it says', async () => {
    const plain = await listen();
    await expect(send(plain.host)).rejects.toThrow(/STARTTLS/);
    const stranger = await listen({ certificate: ownCertificate() });
    await expect(send(stranger.host)).rejects.toThrow(/self-signed/);
    expect([plain.heard, stranger.heard, stranger.secret].map(told)).toEqual([0, 0, 0]);
  });

  it('is not where somebody has said that it need not be, and the mail server offers none', async () => {
    const { heard, host } = await listen();
    await send(host, false);
    expect(told(heard)).toBe(4);
  });
});
