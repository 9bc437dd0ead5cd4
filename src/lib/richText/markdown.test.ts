import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normal, safeHref, type Block, type Run } from './blocks.ts';
import { parse } from './parse.ts';
import { serialise } from './serialise.ts';

const run = (text: string, more: Partial<Run> = {}): Run => ({
  text,
  bold: false,
  italic: false,
  href: null,
  ...more,
});
const paragraph = (...runs: Run[]): Block => ({ type: 'paragraph', runs });

describe('parse', () => {
  test('knows paragraphs, headings of one level and lists', () => {
    expect(parse('Одна\nдве\n\n## Что понадобится\n- стул\n* коврик\n1. раз\n2. два')).toEqual([
      paragraph(run('Одна\nдве')),
      { type: 'heading', runs: [run('Что понадобится')] },
      { type: 'list', ordered: false, items: [[run('стул')], [run('коврик')]] },
      { type: 'list', ordered: true, items: [[run('раз')], [run('два')]] },
    ]);
  });

  test('knows bold, italic and links to https', () => {
    expect(parse('до **жирно *и наклонно*** [сайт](https://vetrova.ru/a)')).toEqual([
      paragraph(
        run('до '),
        run('жирно ', { bold: true }),
        run('и наклонно', { bold: true, italic: true }),
        run(' '),
        run('сайт', { href: 'https://vetrova.ru/a' }),
      ),
    ]);
  });

  test.each([
    ['# Большой заголовок'],
    ['2 * 3 * 4 = 24'],
    ['одна *звезда'],
    ['**не закрыто'],
    ['[нет](http://example.ru)'],
    ['[нет](javascript:alert(1))'],
    ['<script>alert(1)</script>'],
    ['<img src=x onerror=alert(1)>'],
    ['> цитата'],
    ['`код`'],
    ['| a | b |'],
    ['snake_case_name'],
    ['****'],
    ['цена [1] и (2)'],
  ])('shows «%s» as text', (text) => {
    expect(parse(text)).toEqual([paragraph(run(text))]);
    expect(parse(serialise(parse(text)))).toEqual(parse(text));
  });
});

describe('serialise', () => {
  test('leaves plain prose as it is', () => {
    const prose =
      'Понадобится стул (обычный) — и тихое место [см. ниже].\nСчёт 4–7–8, 2 * 2.\n\nДальше: 1.5 минуты - отдых.';
    expect(serialise(parse(prose))).toBe(prose);
  });

  test('what looks like a mark but is text stays text', () => {
    for (const text of [
      '- не список',
      '## не заголовок',
      '1. не номер',
      '* не пункт',
      '*не курсив*',
      '[нет](https://a.ru)',
      'a\\*b',
      'конец\\',
    ]) {
      expect(parse(serialise([paragraph(run(text))]))).toEqual([paragraph(run(text))]);
    }
  });

  test('numbers lists anew', () => {
    expect(serialise(parse('3. три\n7. семь'))).toBe('1. три\n2. семь');
  });
});

describe('round trip', () => {
  const letters = fc.string({
    unit: fc.constantFrom(...'аб1 \n*[]()\\#-.<>_`&😀'),
    minLength: 1,
    maxLength: 14,
  });
  const anyRun = fc.record({
    text: letters,
    bold: fc.boolean(),
    italic: fc.boolean(),
    href: fc.option(
      fc.constantFrom('https://a.ru', 'https://b.ru/x(1)?q=*', 'http://no.ru', 'javascript:alert(1)'),
    ),
  });
  const runs = fc.array(anyRun, { maxLength: 5 });
  const anyBlock: fc.Arbitrary<Block> = fc.oneof(
    fc.record({ type: fc.constant('paragraph' as const), runs }),
    fc.record({ type: fc.constant('heading' as const), runs }),
    fc.record({
      type: fc.constant('list' as const),
      ordered: fc.boolean(),
      items: fc.array(runs, { maxLength: 3 }),
    }),
  );

  test('any text reads back as it was', () => {
    fc.assert(
      fc.property(fc.array(anyBlock, { maxLength: 4 }), (blocks) => {
        expect(parse(serialise(blocks))).toEqual(normal(blocks));
      }),
      { numRuns: 2_000 },
    );
  });

  test('any Markdown means the same after it is written anew, and is then written alike', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'аб1 \n*[]()\\#-.<>:/htps'), maxLength: 60 }),
        (markdown) => {
          const once = serialise(parse(markdown));
          expect(parse(once)).toEqual(parse(markdown));
          expect(serialise(parse(once))).toBe(once);
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test('signs that nothing closes take no longer than others', () => {
    const text = '*а **б '.repeat(5_000).trim();
    expect(parse(text)).toEqual([paragraph(run(text))]);
  });

  test('links lead to https only', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const hrefs = parse(`[a](${text}) ${text}`)
          .flatMap((block) => ('runs' in block ? block.runs : block.items.flat()))
          .map(({ href }) => href);
        expect(
          hrefs.every((href) => href === null || href.startsWith('https://') || href.startsWith('HTTPS://')),
        ).toBe(true);
      }),
    );
  });
});

test('addresses', () => {
  expect(safeHref(' https://vetrova.ru/a b(1) ')).toBe('https://vetrova.ru/a%20b%281%29');
  expect(safeHref('http://vetrova.ru')).toBeNull();
  expect(safeHref('javascript:alert(1)')).toBeNull();
  expect(safeHref('https://')).toBeNull();
});
