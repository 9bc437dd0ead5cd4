// The import graph without the contents of modules: a fifth of the work of `readModules`, for callers that need no more.
import { parseSync } from 'rolldown/utils';
import {
  isModule,
  projectFiles,
  readProjectFile,
  resolveSpecifier,
  type Link,
  type Modules,
} from './modules.ts';

/** The imports and re-exports of a module, without types, and its dynamic imports. */
export function specifiersIn(file: string, text: string): { now: string[]; lazy: string[] } {
  const { module, errors } = parseSync(file, text);
  const [fault] = errors;
  if (fault !== undefined) throw new Error(`${file}: ${fault.message}`);
  const { staticImports, staticExports, dynamicImports } = module;
  const passedOn = staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) => (moduleRequest && !isType ? [moduleRequest.value] : [])),
  );
  return {
    now: [
      ...staticImports
        .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
        .map(({ moduleRequest }) => moduleRequest.value),
      ...passedOn,
    ],
    lazy: dynamicImports
      .map(
        ({ moduleRequest }) => /^['"](.+)['"]$/.exec(text.slice(moduleRequest.start, moduleRequest.end))?.[1],
      )
      .filter((specifier) => specifier !== undefined),
  };
}

/** Reads the import graph of the files under a folder (`src/`), or of the whole project if it is empty. */
export function readImports(folder: string): Modules {
  const files = new Set([...projectFiles()].filter((file) => file.startsWith(folder)));
  const links = new Map<string, readonly Link[]>();
  for (const file of files) {
    if (!isModule(file)) continue;
    const { now, lazy } = specifiersIn(file, readProjectFile(file));
    const found = new Map<string, Link>();
    for (const [kind, specifiers] of [
      ['import', now],
      ['lazy', lazy],
    ] as const)
      for (const specifier of specifiers) {
        const to = resolveSpecifier(file, specifier);
        if (to !== null && to !== file && files.has(to) && !found.has(to)) found.set(to, { to, kind });
      }
    links.set(file, [...found.values()]);
  }
  return { files, links };
}
