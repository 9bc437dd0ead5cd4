import { existsSync } from 'node:fs';
import path from 'node:path';
import { defineMain } from '@storybook/react-vite/node';
import type { PluginOption } from 'vite';
import { workbenchChoices } from './choices.ts';
import { docgenOfPages } from './docgen.ts';
import { storiesInEnglish } from './english/plugin.ts';
import { workbenchIcons } from './icons.ts';
import { readFacts, workbenchFacts } from './facts.ts';
import { darkFromTheFirst, quietFrames } from './head.ts';
import { readLess } from './readLess.ts';
import { withStoryCode } from './storyCode.ts';
import { toolbarStyle } from './toolbar.ts';

/** Plugins that look at the page of the console: the workbench is built of pages of its own. */
const ofConsole = [
  'preload-opening',
  'stable-exports',
  'style-in-page',
  'short-keys',
  'offline-worker',
  'headers-file',
  'precompress',
];

const isOfConsole = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && ofConsole.includes(plugin.name);

/** Tools ask a server that runs; what is built has files for them, and carries nothing of this. */
const forTools = process.argv.includes('dev') ? ['@storybook/addon-mcp'] : [];

/** The story files that a run of tests is about. Storybook parses all that it is told of before the first story, seconds of a processor. */
const chosen = process.env['STORIES_OF_RUN']?.split(' ').map((file) => `../${file}`);

/** The page of changed pictures, as the last run of the stories has left it: the workbench has it beside itself. */
const pictures = existsSync('dist/pictures/index.html')
  ? [{ from: '../dist/pictures', to: '/pictures' }]
  : [];

/** Tells the sidebar and the pages that there is one. */
const withPictures = (head = '') =>
  pictures.length === 0 ? head : `${head}<meta name="changed-pictures" content="./pictures/index.html">`;

// Before Storybook reads the libraries that it concerns.
readLess({ isBuild: process.argv.includes('build') });

const config = defineMain({
  framework: '@storybook/react-vite',
  stories: chosen ?? ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['./public', ...pictures],
  managerHead: (head) => `${withPictures(head)}${toolbarStyle}`,
  previewHead: (head) => `${withPictures(head)}${quietFrames}${darkFromTheFirst}`,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    ...forTools,
  ],
  // The ground of a story goes along with its theme: another one is for nobody to choose.
  features: { componentsManifest: true, backgrounds: false },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    // How large twelve hundred files are when they are packed is asked by nobody, and takes a while to tell.
    build: { ...config.build, reportCompressedSize: false },
    plugins: [
      ...withStoryCode(docgenOfPages(plugins)).filter((plugin) => !isOfConsole(plugin)),
      workbenchFacts(),
      workbenchIcons(),
      storiesInEnglish(),
      workbenchChoices(),
    ],
  }),
  // The status of a component is a tag of its stories, by which the sidebar marks and filters them. Runs of tests ask for no tags.
  experimental_indexers: (indexers = []) =>
    process.env['VITEST'] === undefined
      ? indexers.map((indexer) => ({
          ...indexer,
          createIndex: async (file, options) => {
            const named = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
            const status = readFacts().statuses[named]?.status;
            const entries = await indexer.createIndex(file, options);
            return status === undefined
              ? entries
              : entries.map((entry) => ({ ...entry, tags: [...(entry.tags ?? []), status] }));
          },
        }))
      : indexers,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});

/** Beside the manifests that Storybook makes, every page as Markdown. The type of the settings does not know of this one yet. */
async function completed(manifests: Record<string, unknown> = {}, options: unknown) {
  const { completeManifests } = await import('./markdown/write.ts');
  await completeManifests(manifests, options);
  return manifests;
}

export default { ...config, experimental_manifests: completed };
