import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { builtPage } from './builtPage.ts';
import { bundled } from './bundled.ts';
import { shapesDigest } from './shapesDigest.ts';

const entry = fileURLToPath(new URL('../src/app/picture/start.ts', import.meta.url));

/**
 * Writes the script that shows the last picture of a screen before the console runs, and names it in the page. Only a page that comes from
 * the device begins with it (`src/app/worker/startFirst.ts`): who comes for the first time has no picture.
 */
export function pictureFirst(): Plugin {
  return {
    name: 'picture-first',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = builtPage(bundle);
        const source = await bundled(entry, {
          'import.meta.env': JSON.stringify({ SHAPES: shapesDigest() }),
        });
        const digest = createHash('sha256').update(source).digest('base64url').slice(0, 8);
        const fileName = `assets/start-${digest}.js`;
        this.emitFile({ type: 'asset', fileName, source });
        const html = page.source.toString();
        page.source = html.replace('</title>', `</title>\n    <meta name="start" content="./${fileName}" />`);
      },
    },
  };
}
