import type { Plugin } from 'vite';
import { mapInPage } from '#app/worker/filesOfMap.ts';
import { ofPage } from './builtPage.ts';

/** A source map would name a file that no longer exists, and the worker stores every named file. */
function withoutFile(map: string, fileName: string): string {
  const { imports }: { imports: Record<string, string> } = JSON.parse(map);
  const rest = Object.entries(imports).filter(([, file]) => file !== `./${fileName}`);
  return JSON.stringify({ imports: Object.fromEntries(rest) });
}

/**
 * Inlines the console's style sheet into its page: it is 1.5 kB, and a file of its own would be one more request before the first paint. Its
 * addresses are relative to the page. It comes before all scripts, because one of them requests fonts by name.
 */
export const styleInPage = (): Plugin =>
  ofPage('style-in-page', (html, bundle) => {
    const [importMap = '', nonce = ''] = /<script type="importmap"([^>]*)>/.exec(html) ?? [];
    const [link = '', fileName = ''] =
      /<link rel="stylesheet"[^>]*href="\.\/(assets\/[^"]+\.css)"[^>]*>/.exec(html) ?? [];
    const sheet = bundle[fileName];
    if (sheet?.type !== 'asset') throw new Error('The page has no style sheet');
    if (importMap === '') throw new Error('The page has no import map');
    delete bundle[fileName];
    const css = sheet.source.toString().trim().replaceAll('url(./', 'url(./assets/');
    return html
      .replace(link, '')
      .replace(mapInPage, (_, map: string) => `${importMap}${withoutFile(map, fileName)}</script>`)
      .replace(importMap, () => `<style${nonce}>${css}</style>${importMap}`);
  });
