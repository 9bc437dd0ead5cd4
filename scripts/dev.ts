// `npm run dev`: Vite with hot reload, and the platform beside it, restarted when its own files change.
import { spawn } from 'node:child_process';
import { createServer } from 'vite';

const platformPort = process.env.PLATFORM_PORT ?? '4100';
process.env.PLATFORM_ORIGIN = `http://127.0.0.1:${platformPort}`;

const vite = await createServer();
await vite.listen();
vite.printUrls();
// Links in letters lead to Vite's console, not to the platform beside it.
const publicUrl = process.env.PUBLIC_URL ?? vite.resolvedUrls?.local[0] ?? '';

const platform = spawn(
  process.execPath,
  ['--watch', '--watch-preserve-output', 'platform/main.ts', '--port', platformPort],
  { stdio: 'inherit', env: { ...process.env, PUBLIC_URL: publicUrl } },
);

async function stop(): Promise<void> {
  platform.kill('SIGTERM');
  await vite.close();
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
