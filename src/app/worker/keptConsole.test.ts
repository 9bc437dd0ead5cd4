import { expect, test } from 'vitest';
import { freshPage } from './freshPage.ts';
import { keptConsole } from './keptConsole.ts';

const home = 'http://console.test/author/';

/** The caches of a browser, in memory. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      match: async (url: string) => kept.get(url)?.clone(),
      put: async (url: string, response: Response) => void kept.set(url, response),
      keys: async () => [...kept.keys()].map((url) => new Request(url)),
      delete: async ({ url }: Request) => kept.delete(url),
    };
  };
  const caches = {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
  };
  const urls = (name: string) =>
    [...(all.get(name)?.keys() ?? [])].map((url) => url.slice(home.length)).sort();
  return { caches: caches as unknown as CacheStorage, names: () => [...all.keys()].sort(), urls };
}

const policy = (nonce: string) => `script-src 'self' 'nonce-${nonce}'; style-src 'self' 'nonce-${nonce}'`;

/** A page whose map names files. */
const pageOf = (id: string, files: readonly string[], nonce = 'served') => {
  const imports = Object.fromEntries(files.map((file, at) => [`k${at}`, `./${file}`]));
  const map = `<script type="importmap" nonce="${nonce}">${JSON.stringify({ imports })}</script>`;
  return new Response(`<meta name="build" content="${id}" />${map}`, {
    headers: { 'content-security-policy': policy(nonce), 'content-type': 'text/html', 'content-length': '1' },
  });
};

/** A server with a build, and a browser that fetches from it. */
function site() {
  const memory = memoryCaches();
  const server: { id: string; files: string[]; mapped: string[]; asked: string[]; open: string[] | null } = {
    id: '',
    files: [],
    mapped: [],
    asked: [],
    open: [],
  };
  const fetch = async (address: string) => {
    server.asked.push(address.slice(home.length));
    if (address === home) return pageOf(server.id, server.mapped);
    const there = server.files.includes(address.slice(home.length));
    return new Response(`text of ${address}`, { status: there ? 200 : 404 });
  };
  const worker = (id: string, files: string[]) =>
    keptConsole({ build: { id, files }, home, caches: memory.caches, fetch, open: async () => server.open });
  return { ...memory, server, worker };
}

test('a build is kept whole: its files, then its page; of the next one only what has changed is fetched', async () => {
  const { server, worker, names, urls } = site();
  Object.assign(server, { id: 'one', files: ['assets/a.js', 'assets/b.js', 'assets/icon.svg'] });
  await worker('one', server.files).keep();
  expect(server.asked).toEqual(['', 'assets/a.js', 'assets/b.js', 'assets/icon.svg']);
  expect(names()).toEqual(['kabinet-build-one', 'kabinet-files']);

  server.asked.length = 0;
  Object.assign(server, { id: 'two', files: ['assets/a.js', 'assets/c.js', 'assets/icon.svg'] });
  await worker('two', server.files).keep();
  expect(server.asked).toEqual(['', 'assets/c.js']);
  expect(urls('kabinet-files')).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js', 'assets/icon.svg']);
});

test('the files that the map in the page names are of the build as well', async () => {
  const { server, worker, urls } = site();
  const files = ['assets/a.js', 'assets/icon.svg', 'assets/older.js'];
  Object.assign(server, { id: 'one', files, mapped: ['assets/a.js', 'assets/older.js'] });
  await worker('one', ['assets/icon.svg']).keep();
  expect(urls('kabinet-files')).toEqual(files);
  Object.assign(server, { id: 'two', mapped: ['assets/a.js'], open: ['two'] });
  const two = worker('two', ['assets/icon.svg']);
  await two.keep();
  await two.clean();
  expect(urls('kabinet-files')).toEqual(['assets/a.js', 'assets/icon.svg']);
});

test('a build that does not come whole is none, and neither is the page of another one', async () => {
  const { server, worker, names } = site();
  Object.assign(server, { id: 'one', files: ['assets/a.js'] });
  await expect(worker('one', ['assets/a.js', 'assets/gone.js']).keep()).rejects.toThrow('404');
  expect(names()).toEqual(['kabinet-files']);
  await expect(worker('two', ['assets/a.js']).keep()).rejects.toThrow('no page of two');
  expect(names()).toEqual(['kabinet-files']);
  expect(await worker('two', []).page()).toBeNull();
});

test('files of an older build stay while a page of it is open, and go after that', async () => {
  const { server, worker, names, urls } = site();
  Object.assign(server, { id: 'one', files: ['assets/a.js', 'assets/b.js'] });
  await worker('one', server.files).keep();
  Object.assign(server, { id: 'two', files: ['assets/b.js', 'assets/c.js'], open: ['one', 'two'] });
  const two = worker('two', server.files);
  await two.keep();
  await two.clean();
  expect(urls('kabinet-files')).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js']);
  expect(await two.file(`${home}assets/a.js`)).toBeDefined();
  // A page that was just opened has not told its build yet.
  server.open = null;
  await two.clean();
  expect(urls('kabinet-files')).toEqual(['assets/a.js', 'assets/b.js', 'assets/c.js']);
  server.open = ['two'];
  await two.clean();
  expect(urls('kabinet-files')).toEqual(['assets/b.js', 'assets/c.js']);
  expect(names()).toEqual(['kabinet-build-two', 'kabinet-files']);
  expect(await two.file(`${home}assets/a.js`)).toBeUndefined();
});

test('it answers for files of builds alone: no call and no media is one', () => {
  const { worker } = site();
  const { isFile } = worker('one', ['assets/a.js', 'assets/icon.svg']);
  const yes = ['assets/a.js', 'assets/icon.svg', 'assets/older.js'];
  const no = [
    '',
    'worker.js',
    'favicon.ico',
    'api/v1/author/profile',
    'api/v1/author/stream/1/media',
    'healthz',
  ];
  expect([...yes, ...no].filter((path) => isFile(home + path))).toEqual(yes);
  expect(isFile('http://elsewhere.test/author/assets/a.js')).toBe(false);
});

test('a kept page has a new nonce every time it is shown, in itself and in the policy', async () => {
  const { server, worker } = site();
  server.id = 'one';
  const one = worker('one', []);
  await one.keep();
  const shown = await Promise.all([one.page(), one.page()]);
  const nonces = await Promise.all(
    shown.map(async (page) => {
      const header = page?.headers.get('content-security-policy') ?? '';
      const [, nonce = ''] = /'nonce-([^']+)'/.exec(header) ?? [];
      expect(header).toBe(policy(nonce));
      expect(await page?.text()).toContain(`nonce="${nonce}"`);
      expect(page?.headers.has('content-length')).toBe(false);
      return nonce;
    }),
  );
  expect(new Set([...nonces, 'served']).size).toBe(3);
  expect(Math.min(...nonces.map((nonce) => atob(nonce).length))).toBe(16);
});

test('a page that came without a nonce is shown as it is', async () => {
  const page = await freshPage(new Response('<p>page</p>', { headers: { 'content-type': 'text/html' } }));
  expect(await page.text()).toBe('<p>page</p>');
  expect(page.headers.get('content-security-policy')).toBeNull();
});
