import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { root } from '../../scripts/install.mjs';

/**
 * `npm run bench -- bundle`, or `-- bundle 100 1` for a hundred lectures of a gigabyte together. In a process of its own, whose memory is that of
 * the work alone.
 */
export async function benchBundle(): Promise<boolean> {
  const run = path.join(root, 'tests/perf/bundleRun.ts');
  const child = spawn(process.execPath, [run, ...process.argv.slice(3)], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code === 0;
}
