// Which modules are asked what they take: those with a page of their own. Parsing all others for that would be a third of a build.
import { existsSync } from 'node:fs';
import { registerHooks } from 'node:module';
import type { Plugin, PluginOption } from 'vite';

/** Whether a module is a component or a screen that a story file beside it shows. */
const hasPage = (id: string): boolean =>
  id.endsWith('.tsx') && !id.endsWith('.stories.tsx') && existsSync(id.replace(/\.tsx$/, '.stories.tsx'));

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/** The same plugins, of which the one that reads properties looks at modules with pages alone. */
export const docgenOfPages = (plugins: readonly PluginOption[]): PluginOption[] =>
  plugins.map((plugin) => {
    if (!isDocgen(plugin) || typeof plugin.transform !== 'function') return plugin;
    const { transform } = plugin;
    return {
      ...plugin,
      transform: {
        filter: { id: /\.tsx$/ },
        handler(code, id, options) {
          return hasPage(id) ? transform.call(this, code, id, options) : null;
        },
      },
    };
  });

/** The part of react-docgen that looks for methods which a component hands out by a ref. */
const methodsOfRefs = /\/react-docgen\/dist\/handlers\/componentMethods\w*Handler\.js$/;

/** Where Storybook reads a module once more, whole, for what it passes on of others before it asks what its component takes. */
const reader = /\/@storybook\/react\/dist\/_node-chunks\/chunk-\w+\.js$/;
const secondRead = 'ast = babelParse(code);';

/**
 * Leaves out what nothing here needs. No page shows the methods of components: to know whether a call is `useImperativeHandle`, react-docgen
 * follows the name of every call of every component through the files that it comes from, packages too, twice a build: an eighth of its work.
 * No module passes on the exports of others: to look for some is a twenty-fifth.
 */
export function readLess(): void {
  registerHooks({
    load: (url, context, next) => {
      if (methodsOfRefs.test(url))
        return { format: 'module', source: 'export default () => undefined;', shortCircuit: true };
      const loaded = next(url, context);
      if (!reader.test(url) || loaded.source === undefined || loaded.source === null) return loaded;
      const text =
        typeof loaded.source === 'string' ? loaded.source : new TextDecoder().decode(loaded.source);
      return { ...loaded, source: text.replace(secondRead, 'return [];') };
    },
  });
}
