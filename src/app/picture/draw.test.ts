import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { draw } from './draw.ts';
import { isSheet } from './parts.ts';

/** An element as far as a picture makes one. */
class Made {
  attributes: [name: string, value: string][] = [];
  styles: [name: string, value: string][] = [];
  children: (Made | string)[] = [];
  style = { setProperty: (name: string, value: string) => void this.styles.push([name, value]) };
  tag: string;
  space: string;
  constructor(tag: string, space: string) {
    this.tag = tag;
    this.space = space;
  }
  setAttribute(name: string, value: string): void {
    this.attributes.push([name, value]);
  }
  append(child: Made | string): void {
    this.children.push(child);
  }
}

const page = {
  createTextNode: (text: string) => text,
  createElement: (tag: string) => new Made(tag, 'html'),
  createElementNS: (_space: string, tag: string) => new Made(tag, 'svg'),
} as unknown as Document;

const drawn = (data: unknown) => draw(data, page) as unknown as Made | string | null;

function allOf(made: Made | string | null): Made[] {
  if (made === null || typeof made === 'string') return [];
  return [made, ...made.children.flatMap((child) => allOf(child))];
}

const harmless =
  /^(?:a|article|aside|b|button|d[dltd]|div|em|fig\w+|footer|h[1-4r]|header|i|img|input|kbd|label|li|main|nav|ol|p|section|small|span|strong|t\w+|ul|output|svg|g|path|circle|ellipse|rect|line|poly\w+)$/;
const evil = fc.constantFrom(
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.test/x',
  'https://evil.test/x.png',
  '/api/v1/author/image/../../auth/logout',
  'url(https://evil.test/x)',
  'u\\72l(https://evil.test/x)',
  'image-set("https://evil.test/x" 1x)',
  '#/lectures',
  '<img src=x onerror=alert(1)>',
  'password',
  'file',
);
const value = fc.oneof(evil, fc.string());
const names = fc.oneof(
  fc.constantFrom(
    ...[
      'href',
      'src',
      'srcset',
      'srcdoc',
      'style',
      'onclick',
      'onerror',
      'onload',
      'xlink:href',
      'action',
      'type',
    ],
    ...[
      'formaction',
      'id',
      'name',
      'value',
      'class',
      'data-x',
      'aria-label',
      'fill',
      'autofocus',
      'contenteditable',
    ],
  ),
  fc.string(),
);
const tags = fc.oneof(
  fc.constantFrom(
    'script',
    'iframe',
    'object',
    'embed',
    'style',
    'link',
    'meta',
    'base',
    'form',
    'template',
    'SCRIPT',
  ),
  fc.constantFrom(
    'a',
    'div',
    'img',
    'input',
    'svg',
    'path',
    'use',
    'foreignObject',
    'animate',
    'set',
    'math',
    'video',
  ),
  fc.string(),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { depthSize: 'medium' },
    value,
    fc.anything(),
    fc
      .tuple(tags, fc.dictionary(names, fc.oneof(value, fc.anything())), fc.dictionary(names, value))
      .chain((head) => fc.array(tie('tree'), { maxLength: 4 }).map((children) => [...head, ...children])),
  ),
}));

const addresses: Record<string, RegExp> = {
  href: /^#\//,
  src: /^\/api\/v1\/author\/image\/[^/]+$/,
  type: /^(?:button|checkbox|radio|search|text)$/,
};
const forbidden = /^on|^style$|^id$|^name$|^value$|^srcset$|^srcdoc$|action$|:/i;
const elsewhere = /url\((?!"\/api\/v1\/author\/image\/[^/"]+"\))|image-set|javascript:|\\/i;

/** What of an element could do harm. */
function harmsOf({ tag, space, attributes, styles, children }: Made): string[] {
  const strange = children.filter(
    (child) => typeof child !== 'string' && space === 'svg' && child.space !== 'svg',
  );
  const wrong = attributes.filter(
    ([name, text]) => forbidden.test(name) || elsewhere.test(text) || addresses[name]?.test(text) === false,
  );
  return [
    ...(harmless.test(tag) ? [] : [tag]),
    ...strange.map(() => `${tag} in a drawing`),
    ...wrong.map(([name, text]) => `${name}=${text}`),
    ...styles.filter(([, text]) => elsewhere.test(text)).map(([name, text]) => `${name}: ${text}`),
  ];
}

test('whatever lies on the device, a picture has no script, no handler, no address elsewhere and no element of another kind', () => {
  fc.assert(
    fc.property(tree, (data) => {
      expect(allOf(drawn(data)).flatMap(harmsOf)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('what an own screen is made of comes as it was', () => {
  const row = [
    'a',
    { href: '#/lectures/lecture-1', class: 'x y', 'aria-current': 'page' },
    {},
    ['img', { src: '/api/v1/author/image/cover-1', width: '80' }, { width: '80px' }],
    ['span', {}, { 'background-image': 'url("/api/v1/author/image/cover-1")', '--top': '56px' }, 'Тишина'],
    ['svg', { viewBox: '0 0 16 16', 'stroke-width': '1.5' }, {}, ['path', { d: 'M0 0' }, {}]],
  ];
  expect(drawn(row)).toMatchObject({
    tag: 'a',
    attributes: [
      ['href', '#/lectures/lecture-1'],
      ['class', 'x y'],
      ['aria-current', 'page'],
    ],
    children: [
      {
        tag: 'img',
        attributes: [
          ['src', '/api/v1/author/image/cover-1'],
          ['width', '80'],
        ],
        styles: [['width', '80px']],
      },
      {
        styles: [
          ['background-image', 'url("/api/v1/author/image/cover-1")'],
          ['--top', '56px'],
        ],
        children: ['Тишина'],
      },
      { space: 'svg', children: [{ tag: 'path', space: 'svg' }] },
    ],
  });
});

test('what is larger or deeper than any screen ends', () => {
  const wide = ['div', {}, {}, ...Array.from({ length: 20_000 }, () => ['i', {}, {}])];
  expect(allOf(drawn(wide)).length).toBeLessThan(10_000);
  let deep: unknown = 'end';
  for (let at = 0; at < 2000; at++) deep = ['div', {}, {}, deep];
  expect(allOf(drawn(deep)).length).toBeLessThan(100);
});

test.each([
  ['@import "https://evil.test/x.css";', false],
  ['.a{background:url("https://evil.test/x")}', false],
  ['.a{background:url(/api/v1/author/profile)}', false],
  ['.a{background:u\\72l("//evil.test/x")}', false],
  ['.a{background:image-set("//evil.test/x" 1x)}', false],
  ['.a{mask:url("data:image/svg+xml,%3Csvg%3E")}', true],
  ['@media (max-width: 1px){.a{color:red}}', true],
])('the rules %s may be those of a picture: %s', (css, is) => {
  expect(isSheet(css)).toBe(is);
});
