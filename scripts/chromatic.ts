// `npm run chromatic`: publishes the stories to Chromatic, if its token is set.
import { runPinned } from './install.mjs';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  process.exitCode = await runPinned('chromatic', ['--build-script-name', 'storybook:build']);
} else {
  console.log(
    'Chromatic was skipped: CHROMATIC_PROJECT_TOKEN is not set. `npm run test:visual` compares pictures here.',
  );
}
