// Builds the console into a folder as it would be after a change of one module: `changedBuild.ts <folder> <module>`.
import { build } from 'vite';

const [outDir = '', module = ''] = process.argv.slice(2);

await build({
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'changed-module',
      transform: (code, id) =>
        id.replaceAll('\\', '/').endsWith(`/${module}`) ? `${code}\nglobalThis.changed = true;\n` : null,
    },
  ],
});
