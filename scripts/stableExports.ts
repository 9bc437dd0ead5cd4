import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';

type Chunks = Record<string, Rolldown.RenderedChunk>;

/** Two-character names, by the names that they replace. */
type Names = ReadonlyMap<string, string>;

/** A piece of code to be replaced. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

// A small alphabet, because names from few characters compress better.
const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;

/** A two-character name; a different one for each attempt. */
function pairOf(name: string, attempt: number): string {
  const digest = createHash('sha256').update(`${name} ${attempt}`).digest();
  const at = (place: number, of: string) => of.charAt(digest.readUInt16BE(place) % of.length);
  return at(0, letters) + at(2, signs);
}

/** A new name leaves the others unchanged, except for the few that collide with it. */
function shortNames(names: readonly string[]): Names {
  const taken = new Map<string, string>();
  for (const name of names.toSorted()) {
    let attempt = 0;
    while (taken.has(pairOf(name, attempt))) attempt++;
    taken.set(pairOf(name, attempt), name);
  }
  return new Map([...taken].map(([pair, name]) => [name, pair]));
}

/** The names of exports between files, by file. Dynamically imported files keep the names that their importers know. */
function tablesOf(chunks: Chunks): Map<string, Names> {
  const shared = Object.values(chunks).filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
  return new Map(shared.map(({ fileName, exports }) => [path.posix.basename(fileName), shortNames(exports)]));
}

/** How a dynamic import takes one export of a shared file: `import("…").then((n) => n.name)`. */
const oneOf = /^\.then\(\((\w+)\) => \1\.(?=([\w$]+)\))/;

/** The edits of a file's code that rename exports of other files, or its own. */
function editsOf(code: string, file: string, tables: ReadonlyMap<string, Names>): Edit[] {
  const at = (address: string) => tables.get(path.posix.basename(address));
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const edits: Edit[] = [];
  const shortOf = (table: Names, name: string | null) => {
    const short = name === null ? undefined : table.get(name);
    if (short === undefined) throw new Error(`${file}: no short name for ${name}`);
    return short;
  };
  for (const { moduleRequest, entries } of staticImports) {
    const table = at(moduleRequest.value);
    if (table === undefined) continue;
    for (const { importName, localName } of entries) {
      const short = shortOf(table, importName.name);
      // `a as b` renames one side only, `a` both.
      const text = importName.start === localName.start ? `${short} as ${localName.value}` : short;
      edits.push({ start: importName.start ?? 0, end: importName.end ?? 0, text });
    }
  }
  const own = at(file);
  if (own !== undefined)
    for (const { start, end, entries } of staticExports) {
      if (entries.some(({ moduleRequest }) => moduleRequest !== null))
        throw new Error(`${file}: an export of another file is passed on`);
      const named = entries.map(
        ({ exportName, localName }) => [shortOf(own, exportName.name), localName.name] as const,
      );
      // In the order of their short names, they compress better.
      named.sort(([one], [other]) => (one < other ? -1 : 1));
      const text = named.map(([short, local]) => `${local} as ${short}`).join(', ');
      edits.push({ start, end, text: `export { ${text} };` });
    }
  for (const { end, moduleRequest } of dynamicImports) {
    const table = at(code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    if (table === undefined) continue;
    const [taken = '', , name = ''] = oneOf.exec(code.slice(end)) ?? [];
    const start = end + taken.length;
    edits.push({ start, end: start + name.length, text: shortOf(table, name) });
  }
  return edits;
}

/**
 * Names exports between the files of a build by their meaning. The build's own short names (a, b, c) are assigned in sequence, so that one more
 * export shifts many others, and every file that imports them changes by a few letters. Fails on code that it cannot rename.
 */
export function stableExports(): Plugin {
  let tables = new Map<string, Names>();
  return {
    name: 'stable-exports',
    apply: 'build',
    outputOptions: (options) => ({ ...options, minifyInternalExports: false }),
    renderChunk(code, { fileName }, _options, { chunks }) {
      if (tables.size === 0) tables = tablesOf(chunks);
      const edits = editsOf(code, fileName, tables).toSorted((a, b) => a.start - b.start);
      // Joined once: rewriting a file of a megabyte for each of a thousand names takes seconds.
      const parts = edits.map(({ start, text }, at) => code.slice(edits[at - 1]?.end ?? 0, start) + text);
      return [...parts, code.slice(edits.at(-1)?.end ?? 0)].join('');
    },
  };
}
