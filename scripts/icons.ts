import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { onePath, type Shape } from './onePath.ts';

/** Where lucide keeps each icon, by its name: `Check` → `lucide-react/icons/check`. Read from what the library exports. */
function iconFiles(): Map<string, string> {
  const entry = readFileSync(
    new URL('../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url),
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

/** The folder of the library's code, as its path ends. */
const folder = '/lucide-react/dist/esm/';

/** What an icon's file says of it: the elements of which it is drawn, with their attributes and a key for React. */
const iconFile = v.object({
  __iconData: v.object({
    size: v.literal(24),
    node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
  }),
});

/**
 * Draws an icon of its shapes, which are made once. A screen has up to sixty icons. For each of them the library reckons what nobody here asks
 * for: the icon's other names, lines that do not grow with it, what a provider says. An icon is never read out: what it stands in has the words.
 */
const drawn = `
import { createElement } from 'react';
const own = {
  viewBox: '0 0 24 24', fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round',
  'aria-hidden': true,
};
export default (node) => {
  const shapes = node.map((shape) => createElement(...shape));
  return ({ size = 24, strokeWidth = 2, ...props }) =>
    createElement('svg', { ...own, width: size, height: size, strokeWidth, ...props }, ...shapes);
};
`;

/**
 * An icon without its names and without keys. React needs no keys of what it is given one by one, and they are letters by chance, which no
 * compression makes shorter.
 */
async function iconAlone(file: string): Promise<string> {
  const { __iconData: icon } = v.parse(iconFile, await import(pathToFileURL(file).href));
  const shapes = icon.node.map(([tag, attributes]): Shape => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key')),
  ]);
  return `import draw from '../createLucideIcon.mjs'; export default draw(${JSON.stringify(onePath(shapes))});`;
}

/** Icons are only what they draw. */
const iconsAlone: Plugin = {
  name: 'lucide-icons-alone',
  apply: 'build',
  load: async (id) => {
    const [, file] = id.replaceAll('\\', '/').split(folder);
    if (file === 'createLucideIcon.mjs') return drawn;
    return file?.startsWith('icons/') ? iconAlone(path.resolve(id)) : null;
  },
};

/** How icons come into a build. The workbench and the tests have the library as it is. */
export const icons: Plugin[] = [iconsFromTheirFiles(), iconsAlone];
