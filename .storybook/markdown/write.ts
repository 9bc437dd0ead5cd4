import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import * as v from 'valibot';
import { readProjectFile } from '../../scripts/modules.ts';
import { readFacts } from '../facts.ts';
import { importsOf } from './imports.ts';
import { markdownPages } from './pages.ts';

/** What Storybook tells beside its manifests. A server that runs asks for them too, and has nowhere to keep pages. */
const asked = v.object({
  configType: v.optional(v.string()),
  manifestEntries: v.array(v.object({ id: v.string(), tags: v.optional(v.array(v.string()), []) })),
  outputDir: v.optional(v.string()),
});

/** Manifests name files as they lie on the machine that made them: here from the root of the project. */
function forgetMachine(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if ('definedInFile' in node && typeof node.definedInFile === 'string')
    node.definedInFile = path.relative(process.cwd(), node.definedInFile).replaceAll(path.sep, '/');
  for (const child of Object.values(node)) forgetMachine(child);
}

const withImport = v.object({ path: v.string(), import: v.string() });

/** Names in a manifest what its examples import as modules here do. */
function nameImports(node: unknown): void {
  if (typeof node !== 'object' || node === null) return;
  if (v.is(withImport, node)) {
    const file = node.path.replace(/^\.\//, '');
    node.import = importsOf(node.import, file, readProjectFile(file));
  }
  for (const child of Object.values(node)) nameImports(child);
}

/** Makes manifests fit to be published, and writes every page as Markdown beside them. */
export async function completeManifests(manifests: unknown, options: unknown): Promise<void> {
  forgetMachine(manifests);
  nameImports(manifests);
  const { configType, manifestEntries, outputDir } = v.parse(asked, options);
  if (configType !== 'PRODUCTION' || outputDir === undefined) return;
  const tags = new Map(manifestEntries.map((entry) => [entry.id, entry.tags]));
  await mkdir(path.join(outputDir, 'markdown'), { recursive: true });
  for (const [name, text] of markdownPages(manifests, readFacts(), tags))
    await writeFile(path.join(outputDir, name), text);
}
