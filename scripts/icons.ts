import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as v from 'valibot';
import type { Plugin } from 'vite';
import { onePath, type Shape } from './onePath.ts';

/** The file of each lucide icon, by its name: `Check` → `lucide-react/icons/check`. Read from the library's exports. */
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

/** Through the library's entry every screen seems to use every icon, and all would share one file. So each is imported from its own. */
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

/** The path suffix of the library's code. */
const folder = '/lucide-react/dist/esm/';

/** The data in an icon's file: its elements, with their attributes and a React key. */
const iconFile = v.object({
  __iconData: v.object({
    size: v.literal(24),
    node: v.array(v.tuple([v.string(), v.record(v.string(), v.string())])),
  }),
});

/**
 * Renders an icon from shapes that are created once. A screen has up to sixty icons, and for each the library computes things that nobody here uses:
 * alias names, non-scaling lines, a context. Icons are hidden from screen readers; their surroundings have the text.
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

/** Strips an icon's names and keys. React needs no keys for separate arguments, and they are random letters, which no compression shrinks. */
async function iconAlone(file: string): Promise<string> {
  const { __iconData: icon } = v.parse(iconFile, await import(pathToFileURL(file).href));
  const shapes = icon.node.map(([tag, attributes]): Shape => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== 'key')),
  ]);
  return `import draw from '../createLucideIcon.mjs'; export default draw(${JSON.stringify(onePath(shapes))});`;
}

/** An icon becomes only its shapes. */
const iconsAlone: Plugin = {
  name: 'lucide-icons-alone',
  apply: 'build',
  load: async (id) => {
    const [, file] = id.replaceAll('\\', '/').split(folder);
    if (file === 'createLucideIcon.mjs') return drawn;
    return file?.startsWith('icons/') ? iconAlone(path.resolve(id)) : null;
  },
};

/** Replaces icons in a build. The workbench and the tests use the library's own. */
export const icons: Plugin[] = [iconsFromTheirFiles(), iconsAlone];
