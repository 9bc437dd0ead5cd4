// `npm run test:visual [-- --update] [part-of-a-path]`: the stories with their pictures; `--update` takes new ones.
import { runPinned } from './install.mjs';

// Bare, the runner would take the path that follows for the flag's value.
const args = process.argv.slice(2).map((arg) => (arg === '--update' ? '--update=true' : arg));
process.exitCode = await runPinned('vitest', ['run', '--project=stories', ...args], {
  env: { VISUAL: args.includes('--update=true') ? 'update' : '1', NODE_ENV: 'production' },
});
