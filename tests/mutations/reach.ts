import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sources } from '../architecture/sources.ts';

/** How many imports may lie between a file and a test of it. */
const far = 4;

/** Which project of the runner a test belongs to; null for what is no test. */
export function projectOf(file: string): 'unit' | 'stories' | 'flows' | null {
  if (file.endsWith('.stories.tsx')) return 'stories';
  if (!file.endsWith('.test.ts')) return null;
  return /^tests\/(?:flows|faults)\//.test(file) ? 'flows' : 'unit';
}

/** Who imports a file, by its path from the root. Of the checkout that the process runs in. */
function importers(): ReadonlyMap<string, readonly string[]> {
  const { imports } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
  const rooms = Object.entries(imports).map(
    ([name, place]) => [name.slice(0, -1), place.slice(2, -1)] as const,
  );
  const found = new Map<string, string[]>();
  for (const source of sources('src/**/*.{ts,tsx}', 'platform/**/*.ts', 'tests/{contract,support}/**/*.ts')) {
    for (const [, written = ''] of source.text.matchAll(/(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g)) {
      const room = rooms.find(([name]) => written.startsWith(name));
      const to = room
        ? room[1] + written.slice(room[0].length)
        : path.posix.join(path.posix.dirname(source.file), written);
      if (room === undefined && !written.startsWith('.')) continue;
      found.set(to, [...(found.get(to) ?? []), source.file]);
    }
  }
  return found;
}

let known: ReadonlyMap<string, readonly string[]> | null = null;

/** Tests and stories that import a file, directly or through a few others, the nearest first. */
export function testsOf(file: string): string[] {
  known ??= importers();
  const seen = new Set([file]);
  let edge = [file];
  for (let step = 0; step < far; step += 1) {
    edge = edge
      .flatMap((one) => known?.get(one) ?? [])
      .filter((one) => !seen.has(one) && seen.add(one))
      .sort();
  }
  return [...seen].filter((one) => projectOf(one) !== null && existsSync(one));
}
