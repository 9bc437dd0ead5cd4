// `npm run simulate [-- --seed 7 --days 1000 --sort courses --day 245]`: random days of an author with all kinds of faults, from a seed. A day that
// breaks a promise is reported as the shortest such day; the seed and its number reproduce it. Every core runs its share of the days.
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, type Plugin } from 'vite';
import { root, runPinned } from './install.mjs';

const { values } = parseArgs({
  options: {
    seed: { type: 'string' },
    days: { type: 'string', default: '1000' },
    /** `lectures`, `courses` or `uploads`; all of them by default. */
    sort: { type: 'string' },
    /** The only day to run; the first is 1. */
    day: { type: 'string' },
  },
});
const { days, sort, day, seed = String(Math.floor(Math.random() * 2 ** 31)) } = values;

/** Sends parts of four kilobytes. The suite uses the console's size. */
const smallParts: Plugin = {
  name: 'small-parts',
  transform: {
    filter: { id: /\/src\/domain\/upload\/schema\.ts$/ },
    handler(code) {
      const smaller = code.replace(/(?<=export const partSize = )[\d_]+/, '4096');
      if (smaller === code) this.error('No size of parts stands there');
      return smaller;
    },
  },
};

const folder = path.join(root, 'dist/simulation');

/** How the bundle runs: in plain Node. Data of a day is garbage by the next one, and with more heap the collector copies less. */
const settings = {
  test: { execArgv: ['--max-semi-space-size=64'], experimental: { viteModuleRunner: false } },
};

/** Bundles the days with all code and libraries into one file: in a module runner every call across modules is slower. */
async function bundle(): Promise<void> {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [smallParts],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true, external: ['vitest'] },
    build: {
      ssr: path.join(root, 'tests/simulation/days.test.ts'),
      outDir: folder,
      emptyOutDir: true,
      rolldownOptions: { output: { entryFileNames: 'days.test.mjs', codeSplitting: false } },
    },
  });
  await writeFile(path.join(folder, 'vitest.config.mjs'), `export default ${JSON.stringify(settings)};\n`);
}

console.log(`${days} days from seed ${seed}`);
await bundle();
const parts = day === undefined ? availableParallelism() : 1;
const codes = await Promise.all(
  Array.from({ length: parts }, (_, part) =>
    runPinned('vitest', ['run', `--root=${folder}`], {
      env: {
        SEED: seed,
        DAYS: days,
        PART: `${part}/${parts}`,
        ...(sort !== undefined && { SORT: sort }),
        ...(day !== undefined && { DAY: day }),
      },
    }),
  ),
);
process.exitCode = Math.max(...codes);
