import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';
import { filesOfMap } from '#app/worker/filesOfMap.ts';
import { builtPage } from './builtPage.ts';

const entry = fileURLToPath(new URL('../src/app/worker/worker.ts', import.meta.url));

/** Files that only the server needs. */
const serverOnly = /^index\.html$|^\.vite\/|^importmap\.json$/;

/** The worker as one self-contained script, with its settings inlined. */
async function workerOf(build: { id: string; files: readonly string[] }): Promise<string> {
  const bundle = await rolldown({ input: entry, transform: { define: { BUILD: JSON.stringify(build) } } });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code;
}

/**
 * Writes the console's service worker beside its page, and a build id into the page. All file names are in the page's import map or in a file named
 * by its content, so the page differs between builds.
 */
export function offlineWorker(): Plugin {
  return {
    name: 'offline-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const page = builtPage(bundle);
        const html = page.source.toString();
        const id = createHash('sha256').update(html).digest('base64url').slice(0, 12);
        page.source = html.replace('</title>', `</title>\n    <meta name="build" content="${id}" />`);
        // The worker reads the others from the page.
        const mapped = new Set(filesOfMap(html));
        const files = Object.keys(bundle)
          .filter((name) => !serverOnly.test(name) && !mapped.has(name))
          .sort();
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: await workerOf({ id, files }) });
      },
    },
  };
}
