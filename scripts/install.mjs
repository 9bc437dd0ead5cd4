// Installs what is missing or out of date. Has no dependency and runs on any Node ≥ 20; everything else runs on the Node
// that the lockfile pins.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

const stamp = path.join(root, 'node_modules/.installed');
const pinnedNode = path.join(
  root,
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);
const windows = process.platform === 'win32';

/** What an installation depends on: the lockfile, the npm settings, and the machine. */
function wanted() {
  const hash = createHash('sha256');
  for (const file of ['package.json', 'package-lock.json', '.npmrc'])
    hash.update(readFileSync(path.join(root, file)));
  return hash.update(`${process.platform}-${process.arch}`).digest('hex');
}

/**
 * Runs a program in the project's folder, forwards the signals that end it, and resolves to its exit code. Its input and output are inherited, unless
 * `onOutput` takes the output piece by piece.
 */
export function run(command, args, { env = {}, shell = false, onOutput } = {}) {
  return new Promise((resolve, reject) => {
    const bin = path.join(root, 'node_modules/.bin');
    const child = spawn(command, args, {
      cwd: root,
      stdio: onOutput ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      shell,
      env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}`, ...env },
    });
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', onOutput);
    const forward = (signal) => child.kill(signal);
    process.on('SIGTERM', forward);
    process.on('SIGINT', forward);
    child.once('error', reject);
    // After all of its output was read, too.
    child.once('close', (code, signal) => {
      process.off('SIGTERM', forward);
      process.off('SIGINT', forward);
      resolve(code ?? (signal === null ? 1 : 128));
    });
  });
}

/** Makes node_modules match the lockfile, and resolves to the time it took, ms: 0 if it already matched. Exits with a clear line if it fails. */
export async function ensureInstalled() {
  if (Number(process.versions.node.split('.')[0]) < 20) {
    console.error(`Node 20 or newer is needed, this is ${process.versions.node}.`);
    process.exit(1);
  }
  const now = wanted();
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return 0;
  console.log('Installing packages…');
  const began = Date.now();
  // npm is a script of its own on Windows, which only a shell can start.
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], { shell: windows });
  if (code !== 0 || !existsSync(pinnedNode)) {
    console.error(
      'The packages could not be installed. Check the connection to the npm registry and try again.',
    );
    process.exit(code || 1);
  }
  writeFileSync(stamp, now);
  return Date.now() - began;
}

/** The file behind a command of an installed package: `vite`, `storybook`, `vitest`. */
function programFile(program) {
  const home = path.join(root, 'node_modules', program);
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return path.join(home, typeof bin === 'string' ? bin : (bin[program] ?? Object.values(bin)[0]));
}

/**
 * Where Node caches compiled code and stripped types: a server starts in half the time, and a test run starts some dozens. Node checks the text of
 * each file before it uses the cache.
 */
const compiled = { NODE_COMPILE_CACHE: path.join(root, 'node_modules/.cache/node') };

/** Runs a command of an installed package, or a script by its path (`scripts/x.ts`), on the pinned Node. */
export function runPinned(program, args = [], options = {}) {
  const file = program.endsWith('.ts') ? path.join(root, program) : programFile(program);
  return run(pinnedNode, [file, ...args], { ...options, env: { ...compiled, ...options.env } });
}
