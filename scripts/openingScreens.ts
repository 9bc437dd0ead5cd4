import { readFileSync } from 'node:fs';

/** What a screen shows first and fetches by itself, so that nothing else tells that it belongs to it. */
const parts: Readonly<Record<string, readonly string[]>> = {
  '#/': ['components/data/BarChart/Plot.tsx'],
};

const table = new URL('../src/app/privateScreens.tsx', import.meta.url);

/** The screens behind login by their routes, `:` for an id, as the console's own table has them: `#/lectures/:` → `features/…/LectureEditor.tsx`; with what they show first. */
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
