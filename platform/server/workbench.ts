import { access } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { etag } from 'hono/etag';
import { workbenchPolicy } from './headers.ts';
import { SettingsError } from './variables.ts';

/** The output of `npm run storybook:build`. */
export const workbenchDir = fileURLToPath(new URL('../../dist/storybook', import.meta.url));

const place = '/workbench';

/** Files with a digest in their name: browsers cache them forever. A page of the workbench has a hundred of them. */
const isNamedByContent = (asked: string): boolean => /\/assets\/.*-[\w-]{8}\.\w+$/.test(asked);

/** The site with the built workbench at `/workbench/`. Throws `SettingsError` if it is not built. `prefix` is the path before the console's own. */
export async function besideWorkbench(site: Hono, folder: string, prefix: string): Promise<Hono> {
  const built = await access(path.join(folder, 'index.html')).then(
    () => true,
    () => false,
  );
  if (!built) throw new SettingsError('The workbench is not built: npm run storybook:build');
  const whole = new Hono();
  whole.get(place, (context) => context.redirect(`${prefix}${place}/`, 308));
  const files = new Hono();
  files.use(compress(), etag());
  files.get(
    '*',
    async (context, next) => {
      await next();
      context.header('content-security-policy', workbenchPolicy);
      const lasts = context.res.ok && isNamedByContent(context.req.path);
      context.header('cache-control', lasts ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    serveStatic({ root: folder, rewriteRequestPath: (asked) => asked.slice(place.length) }),
  );
  files.all('*', (context) => context.text('Not found', 404));
  whole.route(place, files);
  whole.route('/', site);
  return whole;
}
