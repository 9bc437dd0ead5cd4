import { createHash } from 'node:crypto';
import path from 'node:path';
import { parseSync } from 'rolldown/utils';
import type { Plugin, Rolldown } from 'vite';

type Chunks = Record<string, Rolldown.RenderedChunk>;

/** Names of two signs, by the names that they stand for. */
type Names = ReadonlyMap<string, string>;

/** A piece of code that is to be written in another way. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

// Few of them, since the fewer the signs, the less a name weighs once it is compressed.
const letters = 'abcdefghijklmnopqrstuvwxyz';
const signs = `${letters}0123456789`;

/** Two signs for a name; another two with each try. */
function pairOf(name: string, attempt: number): string {
  const digest = createHash('sha256').update(`${name} ${attempt}`).digest();
  const at = (place: number, of: string) => of.charAt(digest.readUInt16BE(place) % of.length);
  return at(0, letters) + at(2, signs);
}

/** One more name leaves the others theirs, but for the few that it shares a pair with. */
function shortNames(names: readonly string[]): Names {
  const taken = new Map<string, string>();
  for (const name of names.toSorted()) {
    let attempt = 0;
    while (taken.has(pairOf(name, attempt))) attempt++;
    taken.set(pairOf(name, attempt), name);
  }
  return new Map([...taken].map(([pair, name]) => [name, pair]));
}

/** The names of what files give each other, by the file. What is imported dynamically keeps the names that its importers know. */
function tablesOf(chunks: Chunks): Map<string, Names> {
  const shared = Object.values(chunks).filter(({ isEntry, isDynamicEntry }) => !isEntry && !isDynamicEntry);
  return new Map(shared.map(({ fileName, exports }) => [path.posix.basename(fileName), shortNames(exports)]));
}

/** How a dynamic import takes one name of a file that others share: `import("…").then((n) => n.name)`. */
const oneOf = /^\.then\(\((\w+)\) => \1\.(?=([\w$]+)\))/;

/** What of the code of a file names others' exports, or its own, anew. */
function editsOf(code: string, file: string, tables: ReadonlyMap<string, Names>): Edit[] {
  const at = (address: string) => tables.get(path.posix.basename(address));
  const { staticImports, staticExports, dynamicImports } = parseSync(file, code).module;
  const edits: Edit[] = [];
  const rename = (
    table: Names,
    name: string | null,
    { start, end }: { start: number; end: number },
    text = '',
  ) => {
    const short = name === null ? undefined : table.get(name);
    if (short === undefined) throw new Error(`${file}: no short name for ${code.slice(start, end)}`);
    edits.push({ start, end, text: text.replace('*', short) });
  };
  type Named = { name: string | null; start: number | null; end: number | null };
  /** `a as b` names one of the two alone, `a` both. */
  const spanOf = ({ start, end }: Named) => ({ start: start ?? 0, end: end ?? 0 });
  for (const { moduleRequest, entries } of staticImports) {
    const table = at(moduleRequest.value);
    if (table === undefined) continue;
    for (const { importName, localName } of entries)
      rename(
        table,
        importName.name,
        spanOf(importName),
        importName.start === localName.start ? `* as ${localName.value}` : '*',
      );
  }
  const own = at(file);
  if (own !== undefined)
    for (const { exportName, localName } of staticExports.flatMap(({ entries }) => entries))
      rename(
        own,
        exportName.name,
        spanOf(exportName),
        exportName.start === localName.start ? `${localName.name} as *` : '*',
      );
  for (const { end, moduleRequest } of dynamicImports) {
    const table = at(code.slice(moduleRequest.start + 1, moduleRequest.end - 1));
    if (table === undefined) continue;
    const [taken = '', , name = ''] = oneOf.exec(code.slice(end)) ?? [];
    rename(table, name, { start: end + taken.length, end: end + taken.length + name.length }, '*');
  }
  return edits;
}

/**
 * Names what the files of a build give each other by what it is. The build's own short names (a, b, c) are given in turn, so that one export
 * more moves many others, and every file that imports them changes by a few letters. Fails where it meets what it cannot name.
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
      // Put together once: a file of a megabyte that is written anew with each of a thousand names takes seconds.
      const parts = edits.map(({ start, text }, at) => code.slice(edits[at - 1]?.end ?? 0, start) + text);
      return [...parts, code.slice(edits.at(-1)?.end ?? 0)].join('');
    },
  };
}
