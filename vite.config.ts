import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './scripts/chunks.ts';
import { compiledAtOnce } from './scripts/compiledAtOnce.ts';
import { codeFirst } from './scripts/codeFirst.ts';
import { fileName } from './scripts/fileNames.ts';
import { icons } from './scripts/icons.ts';
import { librariesInPart } from './scripts/librariesInPart.ts';
import { offlineWorker } from './scripts/offlineWorker.ts';
import { openingScreens } from './scripts/openingScreens.ts';
import { olderBuilds } from './scripts/olderBuilds.ts';
import { plainRussian } from './scripts/plainRussian.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadOpening } from './scripts/preloadOpening.ts';
import { shapesDigest } from './scripts/shapesDigest.ts';
import { shortKeys } from './scripts/shortKeys.ts';
import { stableExports } from './scripts/stableExports.ts';
import { headersFile } from './scripts/staticHeaders.ts';
import { styleInPage } from './scripts/styleInPage.ts';

/** The platform of `npm run dev`; the console itself always calls `/api` on its own origin. */
const platform = process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:4100';

/**
 * Components without rows or state, and the parts around the rows of a list. React's compiler skips them, because compiled they would be a third
 * larger, before any rows are shown. The components that render them are compiled, and do not render them again if nothing has changed. A board is
 * among them, since a change in it affects each of its cards. So is the grid of cards, which decides itself what they render from.
 */
const plainParts = new RegExp(
  String.raw`/src/(?:${[
    'components/(?:feedback|layout|primitives)/',
    'components/forms/(?:Checkbox|Field|SearchField|TextField)/',
    'components/data/Board/(?!KeyDrag|LongCards)',
    'components/data/(?:ContextMenu|Funnel|LongMediaGrid|MediaGridSkeleton|Menu|Pager|Sparkline|Stat)/',
    String.raw`components/data/DataTable/DataTableSkeleton\.`,
    String.raw`features/kits/list/ListKit/(?:Arrange|FilterBar|HeaderActions|ListActions|ListBody|ListOf|Toolbar|views)\.`,
    'features/consultation-request/ConsultationRequestBoard/',
    'features/purchase/(?:Figures|Overview|PeriodSwitch)/',
  ].join('|')})`,
);

export default defineConfig({
  plugins: [
    react({ compiler: true, exclude: [/\/node_modules\//, plainParts] }),
    librariesInPart,
    plainRussian,
    codeFirst,
    icons,
    preloadOpening(
      {
        guest: ['features/account/Login/Login.tsx'],
        author: ['app/behindLogin.tsx', 'features/kits/list/ListKit/ListOf.tsx'],
        kept: ['atoms/seen/seen.ts'],
        screens: openingScreens(),
      },
      { here: 'kabinet.here', seen: 'kabinet.seen', shapes: shapesDigest() },
    ),
    stableExports(),
    compiledAtOnce(),
    styleInPage(),
    shortKeys(),
    offlineWorker(),
    headersFile(),
    olderBuilds(),
    precompress(),
  ],
  base: './',
  resolve: {
    alias: [{ find: /^stylis$/, replacement: new URL('src/theme/nesting.ts', import.meta.url).pathname }],
  },
  // Every file of a build has a digest in its name. A file with a fixed name would not, and browsers would never fetch it again.
  publicDir: false,
  // Rows stored by another build are read only if its row schemas were the same.
  define: { 'import.meta.env.SHAPES': JSON.stringify(shapesDigest()) },
  // The server replaces this placeholder by a fresh nonce on every page.
  html: process.env.NODE_ENV === 'production' ? { cspNonce: '__CSP_NONCE__' } : {},
  build: {
    outDir: 'dist/console',
    manifest: true,
    // Files import each other through the page's import map, so that a change of one does not change the names of all others.
    chunkImportMap: true,
    assetsInlineLimit: 0,
    sourcemap: false,
    // Every browser that knows `light-dark()` supports module preloading.
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
    rolldownOptions: { plugins: [plainRussian] },
    // Loaded by dynamic imports, or by the platform of stories. If they were discovered late, they would be bundled again and the page reloaded in
    // the middle of a story.
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
      'html-to-image',
      'pdfmake/build/pdfmake.js',
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
