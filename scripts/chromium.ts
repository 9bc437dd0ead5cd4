// Where the tests' Chromium comes from and how it is launched. On Linux x64 it is unpacked, once, from an npm package
// that also carries the system libraries it needs: no root, no download, the version pinned by the lockfile.
// Elsewhere Playwright's own browser is used.
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, statfs, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import path from 'node:path';
import type { LaunchOptions } from 'playwright';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Flags that make pictures reproducible and keep the browser offline. */
const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  // A partially repainted area sometimes differs by one level at its edges.
  '--disable-partial-raster',
  // Images are decoded before overlapping content is painted, not in parallel.
  '--disable-checker-imaging',
  // A page is painted only when all of its content is ready.
  '--disable-new-content-rendering-timeout',
  '--disable-threaded-animation',
  '--disable-threaded-scrolling',
  // Uses the same code on every processor.
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

/**
 * The package's own fonts.conf names folders of the cloud it was made for. Without any font Chromium refuses web fonts too, and every text is
 * invisible.
 */
function fontsConf(home: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${path.join(home, 'fonts/fonts')}</dir>
  <cachedir>${path.join(home, 'fonts/cache')}</cachedir>
</fontconfig>
`;
}

async function unpack(): Promise<string> {
  const manifest = path.join(root, 'node_modules/@sparticuz/chromium/package.json');
  const { version } = JSON.parse(await readFile(manifest, 'utf8')) as { version: string };
  const home = path.join(root, 'node_modules/.cache', `chromium-${version}`);
  if (existsSync(home)) return home;
  const draft = `${home}-${process.pid}`;
  await mkdir(draft, { recursive: true });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = draft;
  try {
    const { default: chromium, inflate } = await import('@sparticuz/chromium');
    await chromium.executablePath();
    await inflate(path.join(root, 'node_modules/@sparticuz/chromium/bin/al2023.tar.br'));
    await writeFile(path.join(draft, 'fonts/fonts.conf'), fontsConf(home));
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
  try {
    await rename(draft, home);
  } catch (error) {
    // Another process was first; its copy is as good.
    await rm(draft, { recursive: true, force: true });
    if (!existsSync(home)) throw error;
  }
  return home;
}

/** How much shared memory several browsers may use, bytes. */
const sharedRoom = 2 ** 30;

/**
 * Whether the machine has enough shared memory for a browser's processes: for frames and network data. If it has little, as in a container, Chromium
 * is told to use files instead, which takes a tenth more processor time.
 */
async function sharesMemory(): Promise<boolean> {
  const free = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return free >= sharedRoom;
}

/** Launch options for Playwright, whose default makes the browser use files instead of shared memory. */
export async function chromiumLaunch(): Promise<LaunchOptions> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return { args: chromiumArgs };
  const [home, inMemory] = await Promise.all([unpack(), sharesMemory()]);
  return {
    executablePath: path.join(home, 'chromium'),
    args: chromiumArgs,
    ...(inMemory && { ignoreDefaultArgs: ['--disable-dev-shm-usage'] }),
    env: {
      ...process.env,
      LD_LIBRARY_PATH: path.join(home, 'al2023/lib'),
      // Only the fonts of the package, so that fonts of the machine change no picture.
      FONTCONFIG_PATH: path.join(home, 'fonts'),
    },
  };
}
