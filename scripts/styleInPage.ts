import type { Plugin } from 'vite';
import { builtPage } from './builtPage.ts';

/**
 * Puts the style sheet of the console into its page: it is 1.5 kB, and a file of its own is one more request before anything is painted.
 * Addresses in it are read from where the page is.
 */
export function styleInPage(): Plugin {
  return {
    name: 'style-in-page',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = builtPage(bundle);
        const html = page.source.toString();
        const [, nonce = ''] = /<script type="importmap"([^>]*)>/.exec(html) ?? [];
        page.source = html.replace(
          /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/,
          (_link, fileName: string) => {
            const sheet = bundle[fileName];
            if (sheet?.type !== 'asset') throw new Error(`The build has no ${fileName}`);
            delete bundle[fileName];
            const css = sheet.source.toString().trim().replaceAll('url(./', 'url(./assets/');
            return `<style${nonce}>${css}</style>`;
          },
        );
        if (page.source === html) throw new Error('The page has no style sheet');
      },
    },
  };
}
