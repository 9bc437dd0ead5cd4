import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Hono } from 'hono';
import { callerOf, isOwn } from './addresses.ts';
import type { LocalPlatform } from './local.ts';
import type { Settings } from './settings.ts';

/** What the answers depend on. */
export type Trust = Pick<Settings, 'trustedProxies' | 'metricsToken'>;

const digestOf = (text: string) => createHash('sha256').update(text).digest();

/** Whether the caller may read the metrics: with the token if there is one, else from this machine and not through a proxy. */
function mayRead({ headers, socket }: IncomingMessage, { trustedProxies, metricsToken }: Trust): boolean {
  if (metricsToken !== null)
    return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${metricsToken}`));
  return headers['x-forwarded-for'] === undefined && isOwn(callerOf({ headers, socket }, trustedProxies));
}

/** Answers monitoring programs: whether the server lives, whether it can work, and its metrics. */
export function watch(
  app: Hono<{ Bindings: HttpBindings }>,
  platform: LocalPlatform | null,
  trust: Trust,
): void {
  // A full disk must not cause a restart.
  app.get('/healthz', (context) => context.text('ok'));
  app.get('/readyz', async (context) => {
    const problems = (await platform?.problems()) ?? [];
    if (problems.length > 0) return context.json({ problems }, 503);
    const kinds = [platform?.database, platform?.files].filter(
      (kind) => kind === 'postgresql' || kind === 's3',
    );
    return context.text(['ok', ...kinds].join(', '));
  });
  app.get('/metrics', async (context) => {
    if (platform === null || !mayRead(context.env.incoming, trust)) return context.text('Not found', 404);
    const { type, text } = await platform.metrics();
    return context.body(text, 200, { 'content-type': type, 'cache-control': 'no-store' });
  });
}
