import { readFileSync } from 'node:fs';

/** Parts that a screen shows first and loads dynamically, so that nothing else shows that they belong to it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '#/': ['components/data/BarChart/Plot.tsx'],
};

const table = new URL('../src/app/privateScreens.tsx', import.meta.url);

/**
 * The screens behind login by route, `:` for an id, from the console's own table: `#/lectures/:` → `features/…/LectureEditor.tsx`; with the parts
 * that they show first.
 */
export function openingScreens(): Record<string, string[]> {
  const text = readFileSync(table, 'utf8');
  const sources = new Map(
    [...text.matchAll(/const (\w+) = lazyScreen\(\s*\(\) => import\('#([^']+)'\)/g)].map(
      ([, name = '', source = '']) => [name, source],
    ),
  );
  const rows = [...text.matchAll(/\{ path: '([^']+)', Screen: (\w+) \}/g)];
  if (rows.length === 0) throw new Error('The table of screens is written in another way');
  return Object.fromEntries(
    rows.map(([, path = '', name = '']) => {
      const source = sources.get(name);
      if (source === undefined) throw new Error(`Nothing tells where ${name} is`);
      const route = `#${path.replace(/:\w+/, ':')}`;
      return [route, [source, ...(parts[route] ?? [])]];
    }),
  );
}
