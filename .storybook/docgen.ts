// Limits the reading of properties to modules with a documentation page. Parsing all others too would be a third of a build.
import { existsSync } from 'node:fs';
import type { Plugin, PluginOption } from 'vite';

/** Whether a module is a component or a screen that a story file beside it shows. */
const hasPage = (id: string): boolean =>
  id.endsWith('.tsx') && !id.endsWith('.stories.tsx') && existsSync(id.replace(/\.tsx$/, '.stories.tsx'));

const isDocgen = (plugin: PluginOption): plugin is Plugin =>
  typeof plugin === 'object' &&
  plugin !== null &&
  'name' in plugin &&
  plugin.name === 'storybook:react-docgen-plugin';

/** The same plugins; the one that reads properties only reads modules with pages. */
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
