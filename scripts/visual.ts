// `npm run test:visual [-- --update] [-- part-of-a-path]`: the stories with their pictures; `--update` takes new ones.
import { runPinned } from './install.mjs';

process.exitCode = await runPinned('vitest', ['run', '--project=stories', ...process.argv.slice(2)], {
  env: { VISUAL: '1' },
});
