import { createHash, randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Hono } from 'hono';
import { pagePolicy, workerPolicy } from './headers.ts';

const nonceMark = /__CSP_NONCE__/g;

/** The service worker of the console, if the build has one. */
const workerAddress = '/worker.js';

const mimes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** What is worth compressing; pictures and fonts are compressed already. */
const compressible = /^(text\/|application\/(json|manifest)|image\/svg)/;

const encoders = {
  br: promisify((bytes: Buffer, done: (error: Error | null, result: Buffer) => void) =>
    brotliCompress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }, done),
  ),
  gzip: promisify((bytes: Buffer, done: (error: Error | null, result: Buffer) => void) =>
    gzip(bytes, { level: 9 }, done),
  ),
};
type Encoding = keyof typeof encoders;

interface Asset {
  file: string;
  mime: string;
  /** Its name holds the digest of its content, so that it never changes. */
  hashed: boolean;
}

/** The files of a built console by their address: what is not in here is not served, whatever the address says. */
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

function wanted(accept: string | undefined): Encoding | null {
  const offers = (accept ?? '').split(',').map((offer) => offer.trim());
  const takes = (encoding: Encoding) =>
    offers.some((offer) => offer.startsWith(encoding) && !offer.endsWith(';q=0'));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : null;
}

const endings = { br: '.br', gzip: '.gz' };

/** The bytes as they travel: the compressed file beside it where the build left one, else compressed once and kept. */
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
    return bytes;
  };
}

/**
 * Serves the built console. Its page is new every time, with a fresh nonce in it and in the policy; its screens are hash
 * routes, so that an address without the hash is sent to the same one with it.
 */
export async function createSite(folder: string, mediaOrigin: string | null): Promise<Hono> {
  const assets = await findAssets(folder);
  const page = await readFile(path.join(folder, 'index.html'), 'utf8').catch(() => null);
  const encoded = encoder();
  const site = new Hono();

  site.get('/', (context) => {
    if (page === null) return context.text('The console is not built: npm run build', 503);
    const nonce = randomBytes(16).toString('base64');
    return context.html(page.replace(nonceMark, nonce), 200, {
      'content-security-policy': pagePolicy(nonce, mediaOrigin),
      'cache-control': 'no-store',
    });
  });
  site.get('/index.html', (context) => context.redirect('/', 308));

  site.get('*', async (context) => {
    const url = new URL(context.req.url);
    const asset = assets.get(url.pathname);
    if (asset === undefined) {
      const navigation = context.req.header('accept')?.includes('text/html') === true;
      if (navigation && path.extname(url.pathname) === '')
        return context.redirect(`/#${url.pathname}${url.search}`);
      return context.text('Not found', 404);
    }
    const encoding = compressible.test(asset.mime) ? wanted(context.req.header('accept-encoding')) : null;
    const bytes = await encoded(asset.file, encoding);
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"`;
    const headers: Record<string, string> = {
      'content-type': asset.mime,
      'cache-control': asset.hashed ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'Accept-Encoding',
      etag,
    };
    if (url.pathname === workerAddress) headers['content-security-policy'] = workerPolicy;
    if (context.req.header('if-none-match') === etag) return context.body(null, 304, headers);
    if (encoding !== null) headers['content-encoding'] = encoding;
    return context.body(new Uint8Array(bytes), 200, headers);
  });
  return site;
}
