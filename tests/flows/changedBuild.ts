// Builds the console into a folder as after a change: one module has one more export, and another imports it.
// `changedBuild.ts <folder> <module> <importer>`, modules by their paths.
import path from 'node:path';
import { build } from 'vite';

const [outDir = '', module = '', importer = ''] = process.argv.slice(2);
const isOf = (id: string, file: string) => id.replaceAll('\\', '/').endsWith(`/${file}`);

await build({
  logLevel: 'error',
  build: { outDir, emptyOutDir: true },
  plugins: [
    {
      name: 'changed-modules',
      transform: (code, id) => {
        if (isOf(id, module)) return `${code}\nexport const addedName = () => (globalThis.changed = true);\n`;
        if (!isOf(id, importer)) return null;
        const from = JSON.stringify(path.resolve(module));
        return `${code}\nimport { addedName } from ${from};\naddedName();\n`;
      },
    },
  ],
});
