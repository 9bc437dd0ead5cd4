import { pluralRu } from '#lib/i18n/catalogue.ts';
import type { Letter } from './mail.ts';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Escapes a text for HTML. */
const escaped = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign] ?? sign);

interface Parts {
  to: string;
  subject: string;
  /** The secret, shown large or as a link. */
  secret: string;
  before: string[];
  after: string[];
}

/** The same content as plain text and as HTML: `show` renders the secret. */
function letterOf({ to, subject, secret, before, after }: Parts, show: (secret: string) => string): Letter {
  const paragraph = (content: string) => `<p style="margin:0 0 16px">${content}</p>`;
  const words = (lines: string[]) => lines.map((line) => paragraph(escaped(line)));
  const body = [...words(before), paragraph(show(escaped(secret))), ...words(after)].join('\n');
  return {
    to,
    subject,
    secret,
    text: `${[...before, secret, ...after].join('\n\n')}\n`,
    html: `<!doctype html>
<html lang="ru">
<head><meta charset="utf-8"><title>${escaped(subject)}</title></head>
<body style="margin:0;padding:24px;font:16px/1.5 sans-serif">
<div style="max-width:480px">
${body}
</div>
</body>
</html>
`,
  };
}

const minutesOf = (ms: number) => {
  const minutes = Math.round(ms / 60_000);
  return `${minutes}\u00A0${pluralRu(minutes, 'минуту', 'минуты', 'минут')}`;
};

/** The letter with the code that confirms an e-mail. */
export function codeLetter(to: string, code: string, lifetimeMs: number): Letter {
  const parts: Parts = {
    to,
    subject: `Код для регистрации: ${code}`,
    secret: code,
    before: ['Здравствуйте!', 'Вот код для регистрации в\u00A0кабинете автора:'],
    after: [
      `Код действует ${minutesOf(lifetimeMs)}. Если вы запросите новый, этот перестанет подходить.`,
      'Если вы не\u00A0регистрировались, ничего делать не\u00A0нужно: без кода никто не\u00A0откроет кабинет на\u00A0вашу почту.',
    ],
  };
  return letterOf(parts, (shown) => `<strong style="font-size:28px;letter-spacing:4px">${shown}</strong>`);
}

interface LoginFacts {
  /** Ms since the epoch. */
  at: number;
  timeZone: string;
  /** The browser and the system; null if unknown. */
  agent: string | null;
  /** The page where sessions are ended. */
  link: string;
}

/** The letter about a login from a new device. */
export function loginLetter(to: string, { at, timeZone, agent, link }: LoginFacts): Letter {
  const moment = new Intl.DateTimeFormat('ru', {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
    .format(at)
    .replaceAll(' ', '\u00A0');
  const parts: Parts = {
    to,
    subject: 'Вход в\u00A0кабинет автора с\u00A0нового устройства',
    secret: link,
    before: [
      'Здравствуйте!',
      `В\u00A0ваш кабинет автора вошли с\u00A0нового устройства: ${moment}, ${agent ?? 'браузер неизвестен'}.`,
      'Если это вы, ничего делать не\u00A0нужно. Если нет, завершите этот сеанс в\u00A0профиле, в\u00A0разделе «Сеансы»:',
    ],
    after: [
      'Потом там\u00A0же, в\u00A0разделе «Вход», попросите письмо и\u00A0смените пароль: тогда завершатся все сеансы.',
    ],
  };
  return letterOf(parts, (shown) => `<a href="${shown}">${shown}</a>`);
}

/** The letter with the password link. */
export function recoveryLetter(to: string, link: string, lifetimeMs: number): Letter {
  const hours = Math.round(lifetimeMs / 3_600_000);
  const parts: Parts = {
    to,
    subject: 'Новый пароль для кабинета автора',
    secret: link,
    before: [
      'Здравствуйте!',
      'Кто-то попросил сменить пароль от\u00A0вашего кабинета автора. Если это вы, откройте ссылку и\u00A0задайте новый:',
    ],
    after: [
      `Ссылка действует ${hours}\u00A0${pluralRu(hours, 'час', 'часа', 'часов')} и\u00A0сработает один раз. После смены пароля придётся войти заново на\u00A0всех устройствах.`,
      'Если это были не\u00A0вы, просто не\u00A0открывайте ссылку: прежний пароль останется в\u00A0силе.',
    ],
  };
  return letterOf(parts, (shown) => `<a href="${shown}">${shown}</a>`);
}
