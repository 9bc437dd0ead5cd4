import { readFileSync } from 'node:fs';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeFirst } from './scripts/codeFirst.ts';
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

/** Small modules of ours that login and nearly every page need: in one file, or each would be one of its own. */
const everywhere = new RegExp(
  `/src/(${[
    'theme/(tokens|media|mixins)',
    'lib/(clock|log|whenIdle|late|preloadable|numbers|zones|greeting|useTitle|useWidth|keys|storage|saveFile|i18n/)',
    'api/(ahead|api-error|wire|endpoint|lists|rows|plain-problems|request|login-route|client|auth/|account/(profile|queries)|upload/image-url)',
    'atoms/(run|queries|store|draft-export|device|ui/(toast|theme|preference|language|online|context-menu))',
    'atoms/session/(session|private|entering|otherTabs|mark|form|login|carried)',
    'components/feedback/(Glyph/(GlyphFrame|FailedGlyph)|Spinner/|FullScreenSpinner/)',
    'components/primitives/(TextLink|Button)/',
    'components/forms/(Field|TextField|PasswordField)/',
    'components/layout/(AuthFrame|Notice|PictureFrame|MessagePage|Logo)/',
    'features/widgets/RouterLink/RouterLink',
    'app/(lazyScreen|ErrorBoundary|messages|missing/MissingPage|screens/CrashScreen/Crash(Screen|Actions))',
  ].join('|')})[^/]*\\.tsx?$`,
);

const sources = (paths: string[]) => new RegExp(`/src/(${paths.join('|')})\\.tsx?$`);

/** A page or a kit comes in one file with all that it stands on, or each module would be one of its own. */
const kits = {
  frame: sources(['app/shell/Shell/Shell']),
  lists: sources([
    'features/widgets/(ListKit/(ListScreen|rowContext)|MediaList/[^./]+)',
    'components/data/DataTable/(rowContext|RowTitle|MediaCell)',
    'features/widgets/(LectureCard/LectureCard|PublicationActions/usePublicationActions|PublicationStatus/PublicationStatus)',
    'atoms/(collection|lectures/(lectures|rows)|publications/(publications|contents))',
    'api/(content/(schema|rules)|publication/schema)',
    'atoms/ui/dropClaim',
    'lib/(dates|duration|money|pickedFiles|useFocusHeir)',
  ]),
  editors: sources([
    'features/widgets/EditorKit/(EditorScreen|EditorCover|EditorPublication|EditorReadiness|EditorTags|EditorUse|editorFields|values)',
    'atoms/editor/createEditor',
    'components/forms/(TextArea|Switch|SegmentedField|SelectField|NumberField)/[^./]+',
    'components/feedback/(ConfirmDialog|ProgressBar|Segments)/[^./]+',
  ]),
  media: sources(['features/widgets/EditorMedia/[^./]+']),
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
          'features/widgets/ListKit/ListScreen.tsx',
        ],
      },
      'kabinet.here',
    ),
    precompress(),
  ],
  base: './',
  // The server replaces the mark with a fresh nonce on every page it serves.
  html: process.env.NODE_ENV === 'production' ? { cspNonce: '__CSP_NONCE__' } : {},
  build: {
    outDir: 'dist/console',
    manifest: true,
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
            { name: 'base', test: everywhere },
            ...Object.entries(kits).map(([name, test]) => ({ name, test })),
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
