import { expect, it } from 'vitest';
import { codeLetter, loginLetter, recoveryLetter } from './letters.ts';

const halfAnHour = 30 * 60_000;
const link = 'https://kabinet.test/?a=1&b=2/#/recovery-password?token=x"<y>';

it('a letter says the same in plain text and in HTML', () => {
  const { subject, text, html } = codeLetter('anna@example.com', '482915', halfAnHour);
  expect(subject).toBe('Код для регистрации: 482915');
  expect(text).toContain('\n\n482915\n\n');
  expect(text).toContain('30\u00A0минут');
  const words = html
    .slice(html.indexOf('<body'))
    .replaceAll(/<[^>]+>/g, '')
    .split(/\s*\n\s*/)
    .filter(Boolean);
  expect(words).toEqual(text.trim().split('\n\n'));
});

it('what stands in HTML cannot leave its place', () => {
  const { html, text } = recoveryLetter('anna@example.com', link, 60 * 60_000);
  expect(text).toContain(link);
  expect(text).toContain('1\u00A0час ');
  expect(html).not.toContain('<y>');
  const escaped = 'https://kabinet.test/?a=1&amp;b=2/#/recovery-password?token=x&quot;&lt;y&gt;';
  expect(html).toContain(`<a href="${escaped}">${escaped}</a>`);
});

it('is typeset: short words and numbers do not hang at the end of a line', () => {
  for (const { text } of [
    codeLetter('a@b.ru', '1', halfAnHour),
    recoveryLetter('a@b.ru', link, halfAnHour),
    loginLetter('a@b.ru', { at: 0, timeZone: 'Europe/Moscow', agent: 'Chrome, Windows', link }),
  ]) {
    expect(text).not.toMatch(/(^| )(в|и|на|не|от|с|к|у|о) /i);
    expect(text).not.toMatch(/\d [а-я]/);
  }
});
