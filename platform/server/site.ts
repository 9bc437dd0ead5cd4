import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { deltas, patternOf } from './dictionaries.ts';
import { compressible, encoders, quickEncoders, type Encoding } from './encodings.ts';
import { cacheOf, pagePolicy, workerPolicy } from './headers.ts';
import { mimes } from './mimes.ts';

const nonceMark = /__CSP_NONCE__/g;

/** The service worker of the console, if the build has one. */
const workerAddress = '/worker.js';

interface Asset {
  file: string;
  mime: string;
  /** Its name has a digest of its content, so it never changes. */
  hashed: boolean;
}

/** The files of a built console by address: nothing else is served, whatever the address is. */
async function findAssets(folder: string): Promise<Map<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const assets = new Map<string, Asset>();
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name);
    const address = `/${path.relative(folder, file).split(path.sep).join('/')}`;
    const mime = mimes[path.extname(entry.name)];
    if (!entry.isFile() || mime === undefined || address.includes('/.')) continue;
    assets.set(address, { file, mime, hashed: address.startsWith('/assets/') });
  }
  return assets;
}

const takes = (accept: string | undefined, encoding: string) =>
  (accept ?? '')
    .split(',')
    .map((offer) => offer.trim())
    .some((offer) => offer.startsWith(encoding) && !offer.endsWith(';q=0'));

const wanted = (accept: string | undefined): Encoding | null =>
  takes(accept, 'br') ? 'br' : takes(accept, 'gzip') ? 'gzip' : null;

const endings = { br: '.br', gzip: '.gz' };

/** The compressed bytes: the file that the build left beside it, else compressed once and cached. */
function encoder() {
  const kept = new Map<string, Promise<Buffer>>();
  return (file: string, encoding: Encoding | null): Promise<Buffer> => {
    const key = `${encoding ?? ''}:${file}`;
    const make = async () => {
      if (encoding === null) return readFile(file);
      const ready = await readFile(`${file}${endings[encoding]}`).catch(() => null);
      return ready ?? encoders[encoding](await readFile(file));
    };
    const bytes = kept.get(key) ?? make();
    kept.set(key, bytes);
    return bytes.catch((error: unknown) => {
      // A file that could not be read now may be there next time.
      kept.delete(key);
      throw error;
    });
  };
}

interface Asked {
  /** The encodings that the browser accepts. */
  accept: string | undefined;
  /** The dictionary that it has for this address. */
  available: string | undefined;
}

/** The compressed bytes of a file for a request, and their encoding. */
function sender(folder: string) {
  const encoded = encoder();
  const deltaFor = deltas(folder);
  return async (address: string, { file, mime }: Asset, { accept, available }: Asked) => {
    const encoding = compressible.test(mime) ? wanted(accept) : null;
    const whole = () => encoded(file, encoding);
    const delta = takes(accept, 'dcz') ? await deltaFor(address, file, available, whole) : null;
    return delta === null ? { bytes: await whole(), encoding } : { bytes: delta, encoding: 'dcz' };
  };
}

/** The headers of a file, whatever is sent of it. */
function headersOf(address: string, { mime, hashed }: Asset, prefix: string): Record<string, string> {
  const pattern = patternOf(address);
  return {
    'content-type': mime,
    'cache-control': cacheOf(hashed),
    // Browsers that support it may use this file as a dictionary for later versions (RFC 9842).
    ...(pattern === null
      ? { vary: 'Accept-Encoding' }
      : {
          vary: 'Accept-Encoding, Available-Dictionary',
          'use-as-dictionary': `match="${prefix}${pattern}"`,
        }),
    ...(address === workerAddress && { 'content-security-policy': workerPolicy }),
  };
}

/** How the console is reached. */
interface Reached {
  /** The origin of a real platform, which serves media. */
  mediaOrigin?: string | null;
  /** The path before the console's own, without a trailing slash: `/author`. */
  prefix?: string;
}

/**
 * Serves the built console. Its page is new every time, with a fresh nonce in it and in the policy. Its screens are hash routes, so an address
 * without the hash redirects to the same one with it.
 */
export async function createSite(
  folder: string,
  { mediaOrigin = null, prefix = '' }: Reached = {},
): Promise<Hono> {
  const assets = await findAssets(folder);
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null);
  const send = sender(folder);
  const site = new Hono();

  site.get('/', async (context) => {
    if (page === null) return context.text('The console is not built: npm run build', 503);
    const nonce = randomBytes(16).toString('base64');
    const html = page.replace(nonceMark, nonce);
    const allowed = `'nonce-${nonce}'`;
    const headers = {
      'content-security-policy': pagePolicy({ scripts: [allowed], styles: [allowed] }, mediaOrigin),
      'cache-control': 'no-store',
      vary: 'Accept-Encoding',
    };
    const encoding = wanted(context.req.header('accept-encoding'));
    if (encoding === null) return context.html(html, 200, headers);
    const bytes = await quickEncoders[encoding](Buffer.from(html));
    return context.body(new Uint8Array(bytes), 200, {
      ...headers,
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': encoding,
    });
  });
  site.get('/index.html', (context) => context.redirect(`${prefix}/`, 308));

  site.get('*', async (context) => {
    const url = new URL(context.req.url);
    const asset = assets.get(url.pathname);
    if (asset === undefined) {
      const navigation = context.req.header('accept')?.includes('text/html') === true;
      if (navigation && path.extname(url.pathname) === '')
        return context.redirect(`${prefix}/#${url.pathname}${url.search}`);
      return context.text('Not found', 404);
    }
    const { bytes, encoding } = await send(url.pathname, asset, {
      accept: context.req.header('accept-encoding'),
      available: context.req.header('available-dictionary'),
    });
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    const headers: Record<string, string> = { ...headersOf(url.pathname, asset, prefix), etag };
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    if (encoding !== null) headers['content-encoding'] = encoding;
    return context.body(new Uint8Array(bytes), 200, headers);
  });
  return site;
}
