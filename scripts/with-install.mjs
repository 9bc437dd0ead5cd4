// `node scripts/with-install.mjs <program> [args]`: installs what is missing, then runs a program of an installed package,
// or a script of this folder, on the pinned Node.
import { ensureInstalled, runPinned } from './install.mjs';

const installMs = await ensureInstalled();
const [program, ...args] = process.argv.slice(2);
const env = program === 'vite' && args[0] === 'build' ? { NODE_ENV: 'production' } : {};
// Test runs report the time of the installation.
process.exitCode = await runPinned(program, args, { env: { ...env, INSTALL_MS: String(installMs) } });
