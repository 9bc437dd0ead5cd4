// `npm test`: all checks in one run, ending with one line `N passed, N failed`. `--only=check` (`npm run check`), `stories` or `flows` runs one part,
// `--shard=1/3` a share of its files.
import { parseArgs } from 'node:util';
import { checks, conclude, flows, stories, unit, type ProjectRun, type Stage } from './steps.ts';

const parts: Record<string, (run: ProjectRun) => Stage> = {
  check: (run) => () => [...checks(), unit(run)],
  stories: (run) => () => [stories(run)],
  flows: (run) => () => [flows(run)],
};

const { values } = parseArgs({ options: { only: { type: 'string' }, shard: { type: 'string' } } });
const chosen = values.only === undefined ? Object.keys(parts) : [values.only];
const stages = chosen.map((name) => {
  const part = parts[name];
  if (part === undefined) throw new Error(`--only takes one of ${Object.keys(parts).join(', ')}`);
  return part({ shard: values.shard });
});
await conclude(stages);
