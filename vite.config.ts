import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { codeFirst } from './scripts/codeFirst.ts';
import { fileName } from './scripts/fileNames.ts';
import { offlineWorker } from './scripts/offlineWorker.ts';
import { olderBuilds } from './scripts/olderBuilds.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadOpening } from './scripts/preloadOpening.ts';
import { shapesDigest } from './scripts/shapesDigest.ts';

/** The platform of `npm run dev`; the console itself always calls `/api` on its own origin. */
const platform = process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:4100';

/** Parts of axios that the console never calls, and what stands in for them. It sends JSON and bytes, no forms. */
const unusedOfAxios: Record<string, string> = {
  // The console sends by XMLHttpRequest, since `fetch` tells nothing of what has been sent.
  'adapters/fetch.js': 'export const getFetch = () => null; export default null;',
  'helpers/formDataToJSON.js': 'export default () => null;',
  'helpers/HttpStatusCode.js': 'export default {};',
};

/** axios imports all that it has: what is never called, 5 kB of the first route, stays out of the bundle. */
const axiosInPart: Plugin = {
  name: 'axios-in-part',
  apply: 'build',
  load: (id) => {
    const [, file = ''] = id.replaceAll('\\', '/').split('/axios/lib/');
    return unusedOfAxios[file] ?? null;
  },
};

/** Styles are written for browsers that want no prefixes, and styled-components adds none: the table of prefixes stays out. */
const withoutPrefixes: Plugin = {
  name: 'stylis-without-prefixes',
  apply: 'build',
  load: (id) =>
    id.replaceAll('\\', '/').endsWith('/stylis/src/Prefixer.js')
      ? 'export const prefix = (value) => value;'
      : null,
};

/** react-aria speaks thirty-four languages, the console two: the texts of the others stay out of the bundle. */
const withoutOtherLanguages: Plugin = {
  name: 'react-aria-two-languages',
  apply: 'build',
  load: (id) =>
    /\/react-(?:aria|stately)[^/]*\/.*\/intl\/[^/]+\/(?!ru-RU|en-US)[a-z]{2}-[A-Z]{2}\.m?js$/.test(
      id.replaceAll('\\', '/'),
    )
      ? 'export default {};'
      : null,
};

/** Where lucide keeps each icon, by its name: `Check` → `lucide-react/icons/check`. Read from what the library exports. */
function iconFiles(): Map<string, string> {
  const entry = readFileSync(
    new URL('node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
    'utf8',
  );
  const rows = entry.matchAll(/^export \{([^}]+)\} from '\.\/icons\/([\w-]+)\.mjs';/gm);
  return new Map(
    [...rows].flatMap(([, names = '', file = '']) =>
      [...names.matchAll(/default as (\w+)/g)].map(([, name = '']): [string, string] => [
        name,
        `lucide-react/icons/${file}`,
      ]),
    ),
  );
}

/** Through the library's entry every screen seems to use every icon, so that all would share one file. Each comes from its own. */
function iconsFromTheirFiles(): Plugin {
  let files = new Map<string, string>();
  return {
    name: 'lucide-icons-from-their-files',
    apply: 'build',
    buildStart: () => {
      files = iconFiles();
    },
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: 'lucide-react' },
      handler: (code) =>
        code.replaceAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["'];?/g, (whole, names: string) => {
          const wanted = names.split(',').map((name) => name.trim().split(/\s+as\s+/));
          const rows = wanted
            .filter(([name]) => name !== undefined && name !== '')
            .map(([name = '', as = name]) => {
              const file = files.get(name);
              return file === undefined ? null : `import ${as} from '${file}';`;
            });
          return rows.includes(null) ? whole : rows.join(' ');
        }),
    },
  };
}

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    axiosInPart,
    withoutPrefixes,
    withoutOtherLanguages,
    codeFirst,
    iconsFromTheirFiles(),
    preloadOpening(
      {
        guest: ['features/account/Login/Login.tsx'],
        author: ['app/behindLogin.tsx', 'features/kits/list/ListKit/ListOf.tsx'],
      },
      'kabinet.here',
    ),
    offlineWorker(),
    olderBuilds(),
    precompress(),
  ],
  base: './',
  // Rows that another build has kept on a device are read only where it knew the same shapes.
  define: { 'import.meta.env.SHAPES': JSON.stringify(shapesDigest()) },
  // The server replaces the mark with a fresh nonce on every page it serves.
  html: process.env.NODE_ENV === 'production' ? { cspNonce: '__CSP_NONCE__' } : {},
  build: {
    outDir: 'dist/console',
    manifest: true,
    // Files name each other by the map in the page, so that a change of one leaves the names of all others.
    chunkImportMap: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser that knows `light-dark()` preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        chunkFileNames: fileName,
        codeSplitting: {
          groups: chunks,
        },
      },
    },
  },
  optimizeDeps: {
    // Fetched by dynamic imports, or by the platform of the stories: found late, they would be bundled again and the page
    // reloaded in the middle of a story.
    include: [
      'react-aria-components',
      'scheduler',
      '@internationalized/date',
      'mediabunny',
      'idb',
      'react-virtuoso',
      '@visx/scale',
      '@visx/shape',
      'lexical',
      '@lexical/link',
      '@lexical/list',
      '@lexical/markdown',
      '@lexical/rich-text',
      '@lexical/react/LexicalComposer',
      '@lexical/react/LexicalComposerContext',
      '@lexical/react/LexicalContentEditable',
      '@lexical/react/LexicalErrorBoundary',
      '@lexical/react/LexicalHistoryPlugin',
      '@lexical/react/LexicalLinkPlugin',
      '@lexical/react/LexicalListPlugin',
      '@lexical/react/LexicalMarkdownShortcutPlugin',
      '@lexical/react/LexicalRichTextPlugin',
      'csv-stringify/browser/esm/sync',
      'ics',
      'react-easy-crop',
      '@zxcvbn-ts/core',
      '@zxcvbn-ts/language-common',
      'hono',
      'image-size',
      'valibot',
      '@valibot/to-json-schema',
    ],
  },
  server: { proxy: { '/api': { target: platform, changeOrigin: false } } },
});
