import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Builds the pages of the benchmark of lists as the console is built. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react({ compiler: true })],
  build: { outDir: '../../../dist/perf-list', emptyOutDir: true, assetsInlineLimit: 0 },
});
