// Lists the icons that the console uses, from its imports, so that the page of icons is complete.
import path from 'node:path';
import type { Plugin } from 'vite';
import { projectFiles, readProjectFile } from '../scripts/modules.ts';

const isDrawn = (file: string) => /^src\/.*\.tsx?$/.test(file) && !/\.(?:stories|test)\.tsx?$/.test(file);

/** The Lucide icons that files import, sorted, each with the names of those files. */
export function iconsOf(files: Iterable<string>, read: (file: string) => string): Map<string, string[]> {
  const found = new Map<string, Set<string>>();
  for (const file of files) {
    if (!isDrawn(file)) continue;
    for (const [, taken = ''] of read(file).matchAll(/^import \{([^}]+)\} from 'lucide-react';/gm))
      for (const part of taken.split(',')) {
        const [name = ''] = part.trim().split(' as ');
        if (!/^[A-Z]/.test(name)) continue;
        const by = found.get(name) ?? new Set();
        found.set(name, by.add(path.posix.basename(file).replace(/\.tsx?$/, '')));
      }
  }
  return new Map(
    [...found]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, by]) => [name, [...by].toSorted()]),
  );
}

/** Writes the icons into the module that stands for them. */
export const workbenchIcons = (): Plugin => ({
  name: 'workbench-icons',
  load: (id) => {
    if (!id.endsWith('/.storybook/docs/allIcons.ts')) return null;
    const icons = [...iconsOf(projectFiles(), readProjectFile)];
    return [
      `import { ${icons.map(([name]) => name).join(', ')} } from 'lucide-react';`,
      `export const icons = {`,
      ...icons.map(([name, by]) => `${name}: { Icon: ${name}, by: ${JSON.stringify(by)} },`),
      `};`,
    ].join('\n');
  },
});
