import type { Plugin } from 'vite';
import { ofPage } from './builtPage.ts';

/** Fonts that every page writes with. */
const always = ['cyrillic', 'latin'];

/**
 * Asks for these fonts of a style sheet beside the code, and after it. A browser would ask once it lays text out: it would look for
 * every letter in fonts that stand in, and lay all of it out again.
 */
const fontsOf = (css: string): string =>
  always
    .map((name) => {
      const [, href] = new RegExp(`url\\((\\./assets/[^)]*${name}[^)]*\\.woff2)\\)`).exec(css) ?? [];
      if (href === undefined) throw new Error(`The style sheet has no ${name} font`);
      return `<link rel="preload" as="font" type="font/woff2" crossorigin fetchpriority="low" href="${href}">`;
    })
    .join('');

/**
 * Puts the style sheet of the console into its page: it is 1.5 kB, and a file of its own is one more request before anything is painted.
 * Addresses in it are read from where the page is.
 */
export const styleInPage = (): Plugin =>
  ofPage('style-in-page', (html, bundle) => {
    const [, nonce = ''] = /<script type="importmap"([^>]*)>/.exec(html) ?? [];
    const styled = html.replace(
      /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/,
      (_link, fileName: string) => {
        const sheet = bundle[fileName];
        if (sheet?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
        delete bundle[fileName];
        const css = sheet.source.toString().trim().replaceAll('url(./', 'url(./assets/');
        return `<style${nonce}>${css}</style>${fontsOf(css)}`;
      },
    );
    if (styled === html) throw new Error('The page has no style sheet');
    return styled;
  });
