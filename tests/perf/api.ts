import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('apiRun.ts', import.meta.url));
const taskset = '/usr/bin/taskset';

/**
 * Measures the local platform on the large scenario, in a process of its own and on one core where the system can hold it to
 * one. False where a budget is missed.
 */
export async function benchApi(): Promise<boolean> {
  const node = [process.execPath, program];
  const [command = '', ...args] = existsSync(taskset) ? [taskset, '--cpu-list', '0', ...node] : node;
  const child = spawn(command, args, { stdio: 'inherit' });
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  return code === 0;
}
