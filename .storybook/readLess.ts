// What Storybook and react-docgen do for others and nothing here needs, or do twice: left out of them as they are loaded.
import { registerHooks } from 'node:module';

/** A file of a library, and what is done to its text. */
interface Change {
  file: RegExp;
  changed: (text: string) => string;
}

/**
 * No page shows the methods of components: to know whether a call is `useImperativeHandle`, react-docgen follows the name of every call of every
 * component through the files that it comes from, packages too, twice a build: an eighth of its work.
 */
const noMethodsOfRefs: Change = {
  file: /\/react-docgen\/dist\/handlers\/componentMethods\w*Handler\.js$/,
  changed: () => 'export default () => undefined;',
};

/** No module passes on the exports of others: to look for some, Storybook reads each module once more, whole. */
const noSecondRead: Change = {
  file: /\/@storybook\/react\/dist\/_node-chunks\/chunk-\w+\.js$/,
  changed: (text) => text.replace('ast = babelParse(code);', 'return [];'),
};

/** Another text in place of one that is there: where a library has changed, what is done to it is to be looked at again. */
function replaced(text: string, one: string, other: string): string {
  if (!text.includes(one))
    throw new Error(`react-docgen has no «${one}» any more: see .storybook/readLess.ts`);
  return text.replace(one, other);
}

/** What a module imports is parsed once, and not once for each that imports it. Where modules change meanwhile, it would grow old. */
const oneParse: Change = {
  file: /\/react-docgen\/dist\/importer\/makeFsImporter\.js$/,
  changed: (text) =>
    `const parsed = new Map();\n${replaced(text, 'parseCache: new Map(),', 'parseCache: parsed,')}`,
};

/**
 * The modules of pages and the list of components ask the same of a module: it is answered once. The list asks for one thing more, which is
 * added to what is known, and not told to those who do not ask for it.
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

/** Has Storybook read less than it would. What it writes is the same to the byte. */
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
