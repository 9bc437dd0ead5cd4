import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

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

/** The libraries of the first route in one file: it compresses better than several, and outlives a release. */
const firstRoute =
  /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis|jotai|jotai-tanstack-query|@tanstack[\\/](react-query|query-core)|axios|valibot)[\\/]/;

/** Small modules of ours that login and nearly every page need: in one file, or each would be one of its own. */
const everywhere = new RegExp(
  `/src/(${[
    'theme/(tokens|media|mixins)',
    'lib/(clock|log|preloadable|numbers|zones|greeting|useTitle|useWidth|keys|storage|saveFile|i18n/)',
    'api/(api-error|wire|endpoint|lists|rows|plain-problems|request|login-route|client|auth/|account/(profile|queries)|upload/image-url)',
    'atoms/(run|queries|store|draft-export|device|ui/(toast|theme|preference|language|context-menu)|uploads/entries)',
    'atoms/session/(session|private|entering|otherTabs|mark|form|login|carried)',
    'components/feedback/(Glyph/(GlyphFrame|FailedGlyph)|Spinner/|FullScreenSpinner/)',
    'components/primitives/(TextLink|Button)/',
    'components/forms/(Field|TextField|PasswordField)/',
    'components/layout/(AuthFrame|Notice|PictureFrame|MessagePage|Logo)/',
    'features/widgets/RouterLink/RouterLink',
    'app/(lazyScreen|ErrorBoundary|messages|screens/CrashScreen/)',
  ].join('|')})[^/]*\\.tsx?$`,
);

/** What several screens share, and the icons: each module and each icon would be a file of its own. */
const frame =
  /\/(src\/(app\/shell|components(?!\/forms\/Crop)|features\/widgets|lib|atoms(?!\/(uploads|session))|api(?!\/(upload|account)))|node_modules\/lucide-react)\//;

export default defineConfig({
  plugins: [react({ compiler: true }), withoutFetchAdapter, withoutOtherLanguages],
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
        codeSplitting: {
          groups: [
            { name: 'vendor', test: firstRoute },
            { name: 'base', test: everywhere },
            { name: 'frame', test: frame, minShareCount: 4 },
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
