import type { Plugin } from 'vite';
import { ofPage } from './builtPage.ts';

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
        return `<style${nonce}>${css}</style>`;
      },
    );
    if (styled === html) throw new Error('The page has no style sheet');
    return styled;
  });
