import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import {
  cacheOf,
  commonHeaders,
  emptyStyle,
  pagePolicy,
  secureHeaders,
  workerPolicy,
} from '../platform/server/headers.ts';
import { builtPage } from './builtPage.ts';

const { 'content-security-policy': nothing = '', ...others } = commonHeaders;

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Style elements that libraries insert at run time: the file with their text, and the values that they insert into it. */
const fromLibraries = [
  {
    file: 'react-aria/dist/private/interactions/usePress.mjs',
    text: /\.textContent = `([^`]*)`/,
    filled: 'data-react-aria-pressable',
  },
  { file: 'react-aria/dist/private/overlays/usePreventScroll.mjs', text: /\.textContent = `([^`]*)`/ },
  { file: 'react-easy-crop/index.module.mjs', text: /styles_default = (".*");/ },
];

/** Their text in the page. Throws if a library writes it in another way now. */
export function libraryStyles(): string[] {
  return fromLibraries.map(({ file, text, filled = '' }) => {
    const source = readFileSync(new URL(`../node_modules/${file}`, import.meta.url), 'utf8');
    const [, found] = text.exec(source) ?? [];
    if (found === undefined) throw new Error(`${file} has no style any more where it was`);
    return found.startsWith('"')
      ? String(JSON.parse(found))
      : found.replaceAll(/\$\{[^}]+\}/g, filled).trim();
  });
}

/** Digests of the inline parts of a page: a static page is the same for everybody, so a nonce would be no secret. */
function inlineOf(html: string): { scripts: string[]; styles: string[] } {
  const found = (name: string) =>
    [...html.matchAll(new RegExp(`<${name}\\b([^>]*)>(.*?)</${name}>`, 'gs'))]
      .filter(([, attributes = '']) => !/\ssrc=/.test(attributes))
      .map(([, , text = '']) => hashOf(text));
  return { scripts: found('script'), styles: found('style') };
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * The `_headers` rules for a page and the files beside it. A static host joins the values of several rules for one header, and a page with two
 * policies would have to satisfy both: so no header of a file is in two rules.
 */
export function staticHeaders(html: string, beside: readonly string[]): string {
  const { scripts, styles } = inlineOf(html);
  const libraries = libraryStyles().map(hashOf);
  const page = {
    'content-security-policy': pagePolicy({ scripts, styles: [...styles, emptyStyle, ...libraries] }, null),
    'cache-control': cacheOf(false),
  };
  const plain = { 'content-security-policy': nothing, 'cache-control': cacheOf(false) };
  const worker = { ...plain, 'content-security-policy': workerPolicy };
  return [
    rule('/*', { ...others, ...secureHeaders }),
    rule('/', page),
    rule('/index.html', page),
    rule('/assets/*', { ...plain, 'cache-control': cacheOf(true) }),
    ...beside.map((name) => rule(`/${name}`, name === 'worker.js' ? worker : plain)),
    '',
  ].join('\n\n');
}

/** Writes the server's headers of the console into `_headers`, for static hosts. */
export const headersFile = (): Plugin => ({
  name: 'headers-file',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const beside = Object.keys(bundle).filter((name) => !/\/|^index\.html$|^importmap\.json$/.test(name));
      const source = staticHeaders(builtPage(bundle).source.toString(), beside.toSorted());
      this.emitFile({ type: 'asset', fileName: '_headers', source });
    },
  },
});
