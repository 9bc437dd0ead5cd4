import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** The platform of `npm run dev`; the console itself always calls `/api` on its own origin. */
const platform = process.env.PLATFORM_ORIGIN ?? 'http://127.0.0.1:4100';

export default defineConfig({
  plugins: [react({ compiler: true })],
  base: './',
  // The server replaces the mark with a fresh nonce on every page it serves.
  html: process.env.NODE_ENV === 'production' ? { cspNonce: '__CSP_NONCE__' } : {},
  build: { outDir: 'dist/console', manifest: true, assetsInlineLimit: 0, sourcemap: false },
  // Fetched by dynamic imports only: found late, they would be bundled again and the page reloaded in the middle of a story.
  optimizeDeps: { include: ['react-aria-components', 'mediabunny', 'idb', 'react-easy-crop'] },
  server: { proxy: { '/api': { target: platform, changeOrigin: false } } },
});
