import * as fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RichText } from './RichText.tsx';

const known = ['div', 'p', 'h3', 'ul', 'ol', 'li', 'a', 'strong', 'em', 'br', 'span'];

const drawn = (text: string) => renderToStaticMarkup(createElement(RichText, { text }));
const tags = (html: string) => [...html.matchAll(/<\/?([a-z0-9]+)/gi)].map((match) => match[1] ?? '');

test('draws what it knows', () => {
  const html = drawn('## Раз\n\n**да** *нет* [тут](https://a.ru)\n- пункт');
  expect(new Set(tags(html))).toEqual(new Set(['div', 'h3', 'p', 'strong', 'em', 'a', 'ul', 'li']));
});

test('a range of numbers is not parted at its dash', () => {
  const html = drawn('счёт 4–7–8 и 5–10 минут, «кошка» – корова');
  const whole = [...html.matchAll(/<span class="[^"]+">([^<]*)<\/span>/g)].map((match) => match[1]);
  expect(whole).toEqual(['4–7–8', '5–10']);
});

test('no text becomes another element, an attribute or an address but https', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '[x](javascript:alert(1))',
      '[x](https://a.ru" onclick="alert(1))',
      '[<b>x</b>](https://a.ru)',
      '**<i>**',
      '\n- <li>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const html = drawn(pieces.join(''));
      expect(tags(html).filter((tag) => !known.includes(tag))).toEqual([]);
      expect(html).not.toMatch(/<[^>]* on\w+=/);
      expect([...html.matchAll(/href="([^"]*)"/g)].every((match) => /^https:/i.test(match[1] ?? ''))).toBe(
        true,
      );
    }),
    { numRuns: 500 },
  );
});
