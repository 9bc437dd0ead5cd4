import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeFirst } from './scripts/codeFirst.ts';
import { modulesAt } from './scripts/modulesAt.ts';
import { offlineWorker } from './scripts/offlineWorker.ts';
import { shapesDigest } from './scripts/shapesDigest.ts';
import { precompress } from './scripts/precompress.ts';
import { preloadOpening } from './scripts/preloadOpening.ts';

/** The platform of `npm run dev`; the console itself always calls `/api` on its own origin. */
const platform = process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:4100';

/**
 * axios imports every adapter it has. The console sends by XMLHttpRequest, since `fetch` tells nothing of what has been
 * sent, so the other one (4 kB of the first route) stays out of the bundle.
 */
const withoutFetchAdapter: Plugin = {
  name: 'axios-without-fetch',
  apply: 'build',
  load: (id) =>
    id.replaceAll('\\', '/').endsWith('axios/lib/adapters/fetch.js')
      ? 'export const getFetch = () => null; export default null;'
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

/** The libraries of the first route in one file: it compresses better than several, and outlives a release. */
const firstRoute =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|jotai|jotai-tanstack-query|@tanstack[\\/](react-query|query-core)|axios|valibot)[\\/]/;

/**
 * What of `src` comes in one file with what else, by the paths of modules: `lib/i18n/*` is all of a folder, and the ending is left out.
 */
const groups = {
  // Small modules of ours that login and nearly every page need: each would be a file of its own.
  base: [
    'theme/tokens',
    'theme/media',
    'theme/mixins',
    'lib/clock',
    'lib/clockTime',
    'lib/log',
    'lib/whenIdle',
    'lib/late',
    'lib/preloadable',
    'lib/numbers',
    'lib/zones',
    'lib/greeting',
    'lib/useTitle',
    'lib/useWidth',
    'lib/keys',
    'lib/storage',
    'lib/saveFile',
    'lib/i18n/*',
    'api/ahead',
    'api/api-error',
    'domain/wire',
    'api/endpoint',
    'api/endpoints',
    'domain/lists',
    'api/rows',
    'domain/plain-problems',
    'api/request',
    'api/login-route',
    'api/client',
    'api/auth/*',
    'domain/auth/*',
    'api/account/profile',
    'api/upload/image-url',
    'api/account/queries',
    'atoms/run',
    'atoms/queries',
    'atoms/store',
    'atoms/draft-export',
    'atoms/device',
    'atoms/ui/toast',
    'atoms/ui/theme',
    'atoms/ui/preference',
    'atoms/ui/language',
    'atoms/ui/online',
    'atoms/ui/context-menu',
    'atoms/session/session',
    'atoms/session/private',
    'atoms/session/entering',
    'atoms/session/otherTabs',
    'atoms/session/mark',
    'atoms/session/form',
    'atoms/session/login',
    'atoms/session/carried',
    'components/feedback/Glyph/GlyphFrame',
    'components/feedback/Spinner/*',
    'components/feedback/FullScreenSpinner/*',
    'components/feedback/Glyph/FailedGlyph',
    'components/primitives/TextLink/*',
    'components/primitives/Button/*',
    'components/forms/Field/*',
    'components/forms/TextField/*',
    'components/forms/PasswordField/*',
    'components/layout/AuthFrame/*',
    'components/layout/Notice/*',
    'components/layout/PictureFrame/*',
    'components/layout/MessagePage/*',
    'components/layout/Logo/*',
    'features/kits/actions/RouterLink/RouterLink',
    'app/lazyScreen',
    'app/ErrorBoundary',
    'app/messages',
    'app/missing/MissingPage',
    'app/screens/CrashScreen/CrashScreen',
    'app/screens/CrashScreen/CrashActions',
  ],
  // A page or a kit comes in one file with all that it stands on, or each module would be one of its own.
  frame: ['app/shell/Shell/Shell'],
  lists: [
    'features/kits/list/ListKit/ListScreen',
    'features/kits/list/ContentList/*',
    'features/kits/list/ListParts/useMomentColumn',
    'features/kits/list/MediaList/*',
    'components/data/DataTable/rowContext',
    'components/data/DataTable/RowTitle',
    'components/data/DataTable/MediaCell',
    'features/kits/record/LectureCard/LectureCard',
    'features/kits/publication/PublicationActions/usePublicationActions',
    'features/kits/publication/PublicationStatus/PublicationStatus',
    'atoms/collection',
    'atoms/lecture/lectures',
    'atoms/publication/publications',
    'atoms/publication/contents',
    'atoms/lecture/rows',
    'domain/content/schema',
    'domain/publication/schema',
    'atoms/ui/dropClaim',
    'lib/dates',
    'lib/duration',
    'lib/money',
    'lib/pickedFiles',
    'lib/useFocusFallback',
  ],
  editors: [
    'features/kits/editor/EditorKit/EditorScreen',
    'features/kits/editor/EditorKit/EditorCover',
    'features/kits/editor/EditorKit/EditorPublication',
    'features/kits/editor/EditorKit/EditorReadiness',
    'features/kits/editor/EditorKit/EditorTags',
    'features/kits/editor/EditorKit/EditorUse',
    'features/kits/editor/EditorKit/editorFields',
    'features/kits/editor/EditorKit/values',
    'atoms/editor/createEditor',
    'components/forms/TextArea/*',
    'components/forms/Switch/*',
    'components/forms/SegmentedField/*',
    'components/forms/SelectField/*',
    'components/forms/NumberField/*',
    'components/feedback/ConfirmDialog/*',
    'components/feedback/ProgressBar/*',
    'components/feedback/Segments/*',
  ],
  media: ['features/kits/media/EditorMedia/*'],
};

export default defineConfig({
  plugins: [
    react({ compiler: true }),
    withoutFetchAdapter,
    withoutOtherLanguages,
    codeFirst,
    iconsFromTheirFiles(),
    preloadOpening(
      {
        guest: ['features/account/Login/Login.tsx'],
        author: [
          'app/shell/Shell/Shell.tsx',
          'app/privateScreens.tsx',
          'features/kits/list/ListKit/ListScreen.tsx',
        ],
      },
      'kabinet.here',
    ),
    offlineWorker(),
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
        // By their digests alone: a page names a hundred others that it may need, and names weigh.
        chunkFileNames: 'assets/[hash].js',
        codeSplitting: {
          groups: [
            { name: 'vendor', test: firstRoute },
            ...Object.entries(groups).map(([name, paths]) => ({ name, test: modulesAt(paths) })),
          ],
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
      '@tanstack/react-table',
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
