import { createServer, type AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { codeLetter } from './letters.ts';
import { smtpMail } from './smtp.ts';

const answers: [command: RegExp, answer: string][] = [
  [/^EHLO/i, '250 mail.test'],
  [/^MAIL FROM/i, '250 ok'],
  [/^RCPT TO/i, '250 ok'],
  [/^DATA/i, '354 go on'],
  [/^QUIT/i, '221 bye'],
];

/** A mail server that keeps what it hears; `refuse` is a command that it answers with 550. */
async function listen(refuse?: RegExp) {
  const heard: string[] = [];
  const server = createServer((socket) => {
    let rest = '';
    let inLetter = false;
    socket.write('220 mail.test\r\n');
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => {
      const lines = (rest + String(chunk)).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        heard.push(line);
        if (inLetter) {
          if (line !== '.') continue;
          inLetter = false;
          socket.write('250 kept\r\n');
          continue;
        }
        const known = answers.find(([command]) => command.test(line))?.[1] ?? '502 what';
        const answer = refuse?.test(line) ? '550 no' : known;
        inLetter = answer.startsWith('354');
        socket.write(`${answer}\r\n`);
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { heard, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

const sender = {
  from: 'Кабинет автора <no-reply@kabinet.test>',
  now: () => Date.parse('2026-11-20T06:12:00Z'),
};
const letter = codeLetter('anna@example.com', '482915', 30 * 60_000);

it('hands the letter to the mail server', async () => {
  const { heard, url } = await listen();
  await smtpMail({ url, ...sender }).send(letter);
  expect(heard.find((line) => line.startsWith('MAIL FROM'))).toContain('<no-reply@kabinet.test>');
  expect(heard).toContain('RCPT TO:<anna@example.com>');
  expect(heard).toContain('To: anna@example.com');
});

it.each([/^RCPT/, /^MAIL/])('fails where the mail server refuses %s', async (refuse) => {
  const { url } = await listen(refuse);
  await expect(smtpMail({ url, ...sender }).send(letter)).rejects.toThrow(/550/);
});

it('fails where no mail server answers', async () => {
  await expect(smtpMail({ url: 'smtp://127.0.0.1:9', ...sender }).send(letter)).rejects.toThrow(
    /ECONNREFUSED/,
  );
});
