// `npm start`: checks the settings, builds the console if its sources have changed, and serves it with the platform.
import { buildConsole } from './build-console.ts';
import { main } from '../platform/main.ts';

await main(process.argv.slice(2), { beforeListening: buildConsole });
