import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** In a process of its own, whose memory is that of the work alone. */
async function measure(work: 'write' | 'read', args: readonly string[]): Promise<boolean> {
  const script = path.join(import.meta.dirname, `${work}.ts`);
  const [code] = await once(spawn(process.execPath, [script, ...args], { stdio: 'inherit' }), 'exit');
  return code === 0;
}

/** `npm run bench -- bundle`, or `-- bundle 100 1` for a hundred lectures of a gigabyte together: written into a file, and read out of it. */
export async function benchBundle(): Promise<boolean> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bundle-'));
  const file = path.join(folder, 'course.zip');
  try {
    const isWritten = await measure('write', [file, ...process.argv.slice(3)]);
    const isRead = await measure('read', [file]);
    return isWritten && isRead;
  } finally {
    await rm(folder, { recursive: true });
  }
}
