// The dependency graph of the project's files: static and dynamic imports, and files named by path.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type ESTree } from 'rolldown/utils';
import { root } from './install.mjs';
import { cachedByText } from './textCache.ts';

/** How a file depends on another: by a static import, a dynamic one, or by naming its path. */
type LinkKind = 'import' | 'lazy' | 'name';

export interface Link {
  to: string;
  kind: LinkKind;
}

/** File paths from the root, with forward slashes. */
export interface Modules {
  /** All files of the project. */
  files: ReadonlySet<string>;
  /** The dependencies of each file. */
  links: ReadonlyMap<string, readonly Link[]>;
}

/** Parses a module of the project. Throws on a syntax error: half a file would have half of its dependencies. */
export function parseModule(file: string, text: string): ESTree.Program {
  const { program, errors } = parseSync(file, text);
  const [fault] = errors;
  if (fault !== undefined) throw new Error(`${file}: ${fault.message}`);
  return program;
}

/** Whether a file is a module that can be parsed. */
export const isModule = (file: string): boolean => /\.(?:[cm]?[jt]s|[jt]sx)$/.test(file);

/** The files of the project: those that git knows, and new ones that it does not ignore. */
export function projectFiles(): Set<string> {
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  return new Set(list.split('\0').filter((file) => file !== ''));
}

/** Reads a file by its path from the root. */
export const readProjectFile = (file: string): string => readFileSync(path.join(root, file), 'utf8');

const { imports: aliases } = JSON.parse(readProjectFile('package.json')) as {
  imports: Record<string, string>;
};

/** Resolves a specifier to a path from the root, without the query for the bundler. null for packages. */
export function resolveSpecifier(from: string, specifier: string): string | null {
  const [bare = ''] = specifier.split('?');
  if (/^\.{1,2}(?:\/|$)/.test(bare)) return path.posix.join(path.posix.dirname(from), bare);
  for (const [alias, target] of Object.entries(aliases)) {
    const prefix = alias.slice(0, -1);
    if (bare.startsWith(prefix)) return path.posix.normalize(target.slice(0, -1) + bare.slice(prefix.length));
  }
  return null;
}

/** A template as a pattern with wildcards for inserted values. */
const patternOf = ({ quasis }: ESTree.TemplateLiteral) =>
  quasis.map(({ value }) => value.cooked ?? '').join('*');

const isMetaUrl = (node: ESTree.Node | undefined) =>
  node?.type === 'MemberExpression' &&
  node.object.type === 'MetaProperty' &&
  node.property.type === 'Identifier' &&
  node.property.name === 'url';

/** The references in a module, as written. */
interface Mentions {
  imports: string[];
  lazy: string[];
  /** Texts that may be paths. */
  texts: string[];
  /** Paths relative to the module's folder, possibly patterns. */
  beside: string[];
}

/** Whether a text may name files: a path with an extension, or a pattern under a folder. */
const mayBePath = (text: string) => text.length < 200 && /^[\w.@#-][^\s:]*\.[\w{}*,]+$/.test(text);

function mentionsOf(program: ESTree.Program): Mentions {
  const found: Mentions = { imports: [], lazy: [], texts: [], beside: [] };
  // Import specifiers are not counted twice.
  const taken = new Set<ESTree.Node>();
  const take = (kind: 'type' | 'value', source: ESTree.StringLiteral | null) => {
    if (source === null) return;
    taken.add(source);
    // Types are gone at run time.
    if (kind !== 'type') found.imports.push(source.value);
  };
  const visitor = new Visitor({
    ImportDeclaration: ({ importKind, source }) => take(importKind ?? 'value', source),
    ExportNamedDeclaration: ({ exportKind, source }) => take(exportKind ?? 'value', source),
    ExportAllDeclaration: ({ exportKind, source }) => take(exportKind ?? 'value', source),
    TSImportType: ({ source }) => take('type', source),
    ImportExpression: ({ source }) => {
      taken.add(source);
      if (source.type === 'Literal' && typeof source.value === 'string') found.lazy.push(source.value);
      else if (source.type === 'TemplateLiteral') found.beside.push(patternOf(source));
    },
    NewExpression: ({ callee, arguments: [first, base] }) => {
      if (callee.type !== 'Identifier' || callee.name !== 'URL' || !isMetaUrl(base)) return;
      if (first?.type === 'Literal' && typeof first.value === 'string') found.beside.push(first.value);
      else found.beside.push(first?.type === 'TemplateLiteral' ? patternOf(first) : './');
    },
    Literal: (literal) => {
      if (typeof literal.value === 'string' && !taken.has(literal)) found.texts.push(literal.value);
    },
    TemplateLiteral: (template) => {
      if (template.expressions.length === 0) found.texts.push(patternOf(template));
    },
  });
  visitor.visit(program);
  return { ...found, texts: found.texts.filter(mayBePath) };
}

/** All files of a path or a pattern; for a folder the files in it. */
function filesAt(files: ReadonlySet<string>, where: string): string[] {
  const place = path.posix.normalize(where);
  if (files.has(place)) return [place];
  const fixed = place.slice(0, place.search(/[*{[]|$/));
  // Most texts that may be paths are none.
  if (fixed === place && !place.endsWith('/')) return [];
  const folder = fixed.slice(0, fixed.lastIndexOf('/') + 1);
  const below = [...files].filter((file) => file.startsWith(folder));
  if (fixed === place) return below;
  const pattern = place.endsWith('/') ? `${place}**` : place;
  return below.filter((file) => path.posix.matchesGlob(file, pattern));
}

function linksOf(file: string, files: ReadonlySet<string>, mentions: Mentions): Link[] {
  const { imports, lazy, texts, beside } = mentions;
  const links = new Map<string, LinkKind>();
  const add = (kind: LinkKind, places: readonly (string | null)[]) => {
    for (const to of places)
      if (to !== null && to !== file && files.has(to) && !links.has(to)) links.set(to, kind);
  };
  const of = (specifiers: readonly string[]) => specifiers.map((one) => resolveSpecifier(file, one));
  add('import', of(imports));
  add('lazy', of(lazy));
  const folder = path.posix.dirname(file);
  for (const place of beside) add('name', filesAt(files, `${folder}/${place}`));
  for (const named of texts) {
    // A pattern without a fixed folder belongs to tests that read the whole tree, and they always run.
    if (/^[*{]/.test(named)) continue;
    add('name', filesAt(files, `${folder}/${named}`));
    if (named.includes('/') || !named.includes('*')) add('name', filesAt(files, named));
  }
  return [...links].map(([to, kind]) => ({ to, kind }));
}

/** Stylesheets and pages name files in quotes and brackets. */
function linksOfText(file: string, files: ReadonlySet<string>, text: string): Link[] {
  const folder = path.posix.dirname(file);
  const named = [...text.matchAll(/(?:url\(|@import|src=|href=)\s*["']?([^"')\s]+)/g)];
  return named
    .map(([, at = '']) => (at.startsWith('/') ? at.slice(1) : path.posix.join(folder, at)))
    .filter((to) => files.has(to))
    .map((to) => ({ to, kind: 'import' }));
}

/** The imports of a module with the imported names: if they change, code may move between files of the build. */
export function importsIn(file: string, text: string): string {
  const said: string[] = [];
  const see = ({ start, end }: ESTree.Node) => void said.push(text.slice(start, end));
  const ofExport = (node: ESTree.ExportNamedDeclaration) => node.source !== null && see(node);
  new Visitor({
    ImportDeclaration: see,
    ImportExpression: see,
    ExportAllDeclaration: see,
    ExportNamedDeclaration: ofExport,
  }).visit(parseModule(file, text));
  return said.join('\n');
}

/** Reads the dependency graph. `gone` are deleted files: files that still name them depend on them all the same. */
export function readModules(gone: readonly string[] = []): Modules {
  const files = projectFiles();
  for (const file of gone) files.add(file);
  const mentions = cachedByText('mentions', [import.meta.filename], (file, text) =>
    mentionsOf(parseModule(file, text)),
  );
  const links = new Map<string, readonly Link[]>();
  for (const file of files) {
    if (!/\.(?:css|html)$/.test(file) && !isModule(file)) continue;
    if (!existsSync(path.join(root, file))) continue;
    const text = readProjectFile(file);
    if (isModule(file)) links.set(file, linksOf(file, files, mentions.of(file, text)));
    else links.set(file, linksOfText(file, files, text));
  }
  mentions.keep();
  return { files, links };
}

/** All dependencies of files, including themselves. Links for which `follows` returns false are not followed. */
export function reachedFrom(
  { links }: Modules,
  from: Iterable<string>,
  follows: (link: Link, file: string) => boolean = () => true,
): Set<string> {
  const reached = new Set(from);
  // Iterating a set also visits items added meanwhile.
  for (const file of reached)
    for (const link of links.get(file) ?? []) if (follows(link, file)) reached.add(link.to);
  return reached;
}
