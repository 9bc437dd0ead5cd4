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

/** Plugins that change the page of the console. The workbench has pages of its own. */
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

/** Tools use the running server. A build has files for them instead, and does not contain this addon. */
const forTools = process.argv.includes('dev') ? ['@storybook/addon-mcp'] : [];

/** The story files that a test run needs. Storybook parses every listed file before the first story, which takes seconds of processor time. */
const chosen = process.env['STORIES_OF_RUN']?.split(' ').map((file) => `../${file}`);

/** The page of changed pictures from the last run of the stories. The workbench serves it beside itself. */
const pictures = existsSync('dist/pictures/index.html')
  ? [{ from: '../dist/pictures', to: '/pictures' }]
  : [];

/** Tells the sidebar and the pages whether that page exists. */
const withPictures = (head = '') =>
  pictures.length === 0 ? head : `${head}<meta name="changed-pictures" content="./pictures/index.html">`;

// This must run before Storybook reads the libraries concerned.
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
  // The background of a story depends on its theme, so nobody has to choose it.
  features: { componentsManifest: true, backgrounds: false },
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    // Nobody needs the compressed size of twelve hundred files, and computing it takes a while.
    build: { ...config.build, reportCompressedSize: false },
    plugins: [
      ...withStoryCode(docgenOfPages(plugins)).filter((plugin) => !isOfConsole(plugin)),
      workbenchFacts(),
      workbenchIcons(),
      storiesInEnglish(),
      workbenchChoices(),
    ],
  }),
  // The status of a component is a tag of its stories, which the sidebar marks and filters. Test runs need no tags.
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

/** Besides the manifests that Storybook makes, this adds every page as Markdown. The type of the settings does not have this field yet. */
async function completed(manifests: Record<string, unknown> = {}, options: unknown) {
  const { completeManifests } = await import('./markdown/write.ts');
  await completeManifests(manifests, options);
  return manifests;
}

export default { ...config, experimental_manifests: completed };
