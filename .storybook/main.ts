import { defineMain } from '@storybook/react-vite/node';
import type { PluginOption } from 'vite';
import { workbenchFacts } from './facts.ts';

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

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../src/**/*.mdx', '../src/**/*.stories.tsx'],
  staticDirs: ['./public'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  viteFinal: ({ plugins = [], ...config }) => ({
    ...config,
    plugins: [...plugins.filter((plugin) => !isOfConsole(plugin)), workbenchFacts()],
  }),
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
});
