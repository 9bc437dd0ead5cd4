// Removes work of Storybook and react-docgen that this project does not need or that is done twice, as their files are loaded.
import { registerHooks } from 'node:module';

/** A file of a library, and how its text is changed. */
interface Change {
  file: RegExp;
  changed: (text: string) => string;
}

/**
 * No page shows the methods of components. To find calls of `useImperativeHandle`, react-docgen follows the name of every call of every component
 * through the files that it comes from, packages too, twice per build. That is an eighth of its work.
 */
const noMethodsOfRefs: Change = {
  file: /\/react-docgen\/dist\/handlers\/componentMethods\w*Handler\.js$/,
  changed: () => 'export default () => undefined;',
};

/** No module re-exports. To look for re-exports, Storybook would read each module once more, completely. */
const noSecondRead: Change = {
  file: /\/@storybook\/react\/dist\/_node-chunks\/chunk-\w+\.js$/,
  changed: (text) => text.replace('ast = babelParse(code);', 'return [];'),
};

/** Replaces a text that must be there. If the library has changed, the build fails, so that somebody checks the replacement. */
function replaced(text: string, one: string, other: string): string {
  if (!text.includes(one))
    throw new Error(`react-docgen has no «${one}» any more: see .storybook/readLess.ts`);
  return text.replace(one, other);
}

/** An imported module is parsed once, not once for each import. This would return old results if modules changed meanwhile. */
const oneParse: Change = {
  file: /\/react-docgen\/dist\/importer\/makeFsImporter\.js$/,
  changed: (text) =>
    `const parsed = new Map();\n${replaced(text, 'parseCache: new Map(),', 'parseCache: parsed,')}`,
};

/**
 * The pages' modules and the list of components ask the same about a module, so it is answered once. The list also asks for one more thing, which
 * is stored with the answer but not given to those who did not ask for it.
 */
const oneAnswer: Change = {
  file: /\/react-docgen\/dist\/parse\.js$/,
  changed: (text) => `${replaced(text, 'export default function parse', 'function unused')}
const known = new Map();
function look(code, { babelOptions, importer, resolver }) {
  try {
    const ast = babelParse(code, babelOptions);
    const definitions = runResolver(resolver, new FileState(babelOptions, { ast, code, importer }));
    if (definitions.length === 0) throw new ReactDocgenError(ERROR_CODES.MISSING_DEFINITION);
    return { code, found: definitions.map((definition) => ({ definition, told: new DocumentationBuilder(), by: new Set() })) };
  } catch (error) {
    return { code, error };
  }
}
export default function parse(code, config) {
  const { filename } = config.babelOptions;
  let entry = known.get(filename);
  if (entry?.code !== code) known.set(filename, (entry = look(code, config)));
  if (entry.error !== undefined) throw entry.error;
  const names = new Set(config.handlers.map(({ name }) => name));
  return entry.found.map(({ definition, told, by }) => {
    for (const handler of config.handlers)
      if (!by.has(handler.name)) {
        by.add(handler.name);
        handler(told, definition);
      }
    const answer = structuredClone(postProcessDocumentation(told.build()));
    if (!names.has('exportNameHandler')) delete answer.exportName;
    return answer;
  });
}`,
};

const always = [noMethodsOfRefs, noSecondRead];
const inBuilds = [oneParse, oneAnswer];

/** Makes Storybook read less. Its output is the same to the byte. */
export function readLess({ isBuild }: { isBuild: boolean }): void {
  const changes = isBuild ? [...always, ...inBuilds] : always;
  registerHooks({
    load: (url, context, next) => {
      const loaded = next(url, context);
      const change = changes.find(({ file }) => file.test(url));
      if (change === undefined || loaded.source === undefined || loaded.source === null) return loaded;
      const text =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: change.changed(text) };
    },
  });
}
