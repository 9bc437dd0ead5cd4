import path from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import main from '#storybook/main.ts';
import config from '../../vite.config.ts';

test('what the console adds to its build leaves the workbench, which has another page, alone', async () => {
  if (main.viteFinal === undefined) throw new Error('The workbench is built as the console is');
  // What Storybook tells beside the configuration is not asked for.
  const { plugins = [] } = await main.viteFinal({ plugins: config.plugins ?? [] }, {} as never);
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins,
    build: { write: false, rolldownOptions: { input: path.resolve('src/lib/clock.ts') } },
  });
  expect(built).toMatchObject({ output: [{ type: 'chunk' }] });
});
