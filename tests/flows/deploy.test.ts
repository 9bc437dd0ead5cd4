import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { start } from '../../platform/server.ts';
import { empty } from '../../platform/scenarios/empty.ts';
import { settingsOf } from '../../platform/testing/settings.ts';
import { browserOfWorker, enter, openPage } from './browser.ts';
import { aheadMs } from './clock.ts';
import { buildOf, consoleIsStored } from './storedOnDevice.ts';
import { emptyFolder, removeFolder } from './server.ts';
import { testPasswords } from './testPasswords.ts';

// What an author's browser makes of a console that was changed and built again.

const run = promisify(execFile);
const present = path.join(import.meta.dirname, '../../dist/console');
/** Half the console imports it. Its importer is no screen's. */
const module = 'src/lib/number/money.ts';
const importer = 'src/features/kits/client/page.ts';
let parent: string;
let changed: string;

beforeAll(async () => {
  parent = await emptyFolder();
  changed = path.join(parent, 'console');
  // The build keeps what lay there, so that its server knows what browsers have.
  await cp(present, changed, { recursive: true });
  const script = path.join(import.meta.dirname, 'changedBuild.ts');
  await run(process.execPath, [script, changed, module, importer], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
});
afterAll(() => removeFolder(parent));

/** The files of a build that are kept by their names, with what is in them. */
function assetsOf(folder: string): Map<string, string> {
  const home = path.join(folder, 'assets');
  const names = readdirSync(home).filter((name) => !name.endsWith('.br'));
  return new Map(names.map((name) => [name, readFileSync(path.join(home, name), 'latin1')]));
}

test('one name more of a module that half the console imports renames few files, and no name stands for two contents', async () => {
  const [before, after] = [assetsOf(present), assetsOf(changed)];
  const fresh = [...after].filter(([name]) => !before.has(name));
  expect(fresh.filter(([, bytes]) => bytes.includes('globalThis.changed'))).toHaveLength(1);
  // Two, and where the name has the signs of another by chance, the few that know that one. By names that are given in turn it was half of all.
  expect(fresh.length).toBeLessThan(10);
  const other = [...after].filter(([name, bytes]) => before.has(name) && before.get(name) !== bytes);
  expect(other.map(([name]) => name)).toEqual([]);
});

/** The file of the changed module. */
const changedFile = () => {
  const before = assetsOf(present);
  const isChanged = ([one, bytes]: [string, string]) =>
    !before.has(one) && bytes.includes('globalThis.changed');
  return [...assetsOf(changed)].find(isChanged)?.[0] ?? '';
};

/** How a file travelled to this device, and what it has of it. */
const keptFile = (page: Page, name: string) =>
  page.evaluate(async (address) => {
    const kept = await (await caches.open('kabinet-files')).match(address);
    return { encoding: kept?.headers.get('content-encoding'), text: await kept?.text() };
  }, `/assets/${name}`);

/** A server of a build on a folder, at a port. */
async function serve(build: string, folder: string, port: number) {
  const parts = {
    clock: () => Date.now() + aheadMs(),
    passwords: testPasswords,
    empty,
    audit: () => undefined,
  };
  const server = await start({ ...settingsOf(folder), port }, build, parts);
  let running = true;
  const stop = async () => {
    if (running) await server.close();
    running = false;
  };
  onTestFinished(stop);
  return { url: server.url, stop };
}

test('a newer console is offered and comes when the author agrees; what is open of the older one goes on until it is closed', async () => {
  const folder = await emptyFolder();
  onTestFinished(() => removeFolder(folder));
  const first = await serve(present, folder, 0);
  const { context, page, faults } = await openPage(
    await browserOfWorker(),
    first.url,
    undefined,
    undefined,
    true,
  );
  onTestFinished(() => context.close());
  await enter(context);
  await page.goto('/#/lectures');
  await consoleIsStored(page);
  const other = await context.newPage();
  await other.goto('/#/lectures');
  await other.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  const before = await buildOf(page);

  await first.stop();
  await serve(changed, folder, Number(new URL(first.url).port));
  await page.reload();
  expect(await buildOf(page)).toBe(before);
  const offer = page.getByRole('region', { name: 'Вышла новая версия кабинета.' });
  await offer.getByRole('button', { name: 'Обновить' }).click();
  await expect.poll(() => buildOf(page), { timeout: 60_000 }).not.toBe(before);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await offer.waitFor({ state: 'detached' });

  // What had changed came as what differs, and is whole on the device.
  const name = changedFile();
  const text = readFileSync(path.join(changed, 'assets', name), 'utf8');
  expect(await keptFile(page, name)).toEqual({ encoding: 'dcz', text });

  // The other tab has all files of its own build still, though the server has them no more.
  await other.evaluate(() => void (location.hash = '#/purchases'));
  await other.getByRole('heading', { level: 1, name: /^Покупки/ }).waitFor();
  expect(await buildOf(other)).toBe(before);
  const builds = () =>
    page.evaluate(
      async () => (await caches.keys()).filter((name) => name.startsWith('kabinet-build-')).length,
    );
  expect(await builds()).toBe(2);
  await other.close();
  await page.reload();
  await expect.poll(builds, { timeout: 30_000 }).toBe(1);
  await context.setOffline(true);
  await page.reload();
  expect(await buildOf(page)).not.toBe(before);
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  expect(faults).toEqual([]);
});
