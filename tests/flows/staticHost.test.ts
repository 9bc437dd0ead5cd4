import { createReadStream } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { mimes } from '../../platform/server/mimes.ts';
import { rulesOf, toldOf } from '../support/staticRules.ts';
import { openPage, signIn } from './browser.ts';
import { consoleOfFile } from './consoleOfFile.ts';
import { storeConsoleNow, rowsAreStored } from './storedOnDevice.ts';
import { handOn, serveForTest } from './passing.ts';

const here = consoleOfFile();
const folder = path.resolve('dist/console');

/** A host of files: it knows the folder of the console and its `_headers`, and hands `/api` on. */
async function hostOfFiles(platform: string): Promise<string> {
  const rules = rulesOf(await readFile(path.join(folder, '_headers'), 'utf8'));
  return serveForTest(async (incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://host');
    if (pathname.startsWith('/api/')) return handOn(incoming, outgoing, platform + (incoming.url ?? ''));
    const file = path.join(folder, pathname === '/' ? 'index.html' : pathname);
    const isFile = await stat(file).then(
      (found) => found.isFile(),
      () => false,
    );
    outgoing.writeHead(isFile ? 200 : 404, {
      'content-type': mimes[path.extname(file)] ?? 'application/octet-stream',
      ...toldOf(rules, pathname),
    });
    return isFile ? void createReadStream(file).pipe(outgoing) : void outgoing.end();
  });
}

test('on a host of files the console starts under the policy of the build, works and is kept', async () => {
  const origin = await hostOfFiles(here.server.origin);
  const { context, page, faults } = await openPage(here.browser, origin);
  onTestFinished(() => context.close());
  const answer = await page.goto('/#/login');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).not.toMatch(/unsafe|nonce/);
  await signIn(page);
  await page.goto('/#/lectures');
  await page.locator('main li img').first().waitFor();
  // The rules of styled-components are there: what they draw has a shape.
  expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1);
  expect(
    await page
      .locator('main ul')
      .first()
      .evaluate((list) => getComputedStyle(list).listStyleType),
  ).toBe('none');
  expect(faults).toEqual([]);
  await storeConsoleNow(page);
  await rowsAreStored(page, 'account', 'profile');
  await rowsAreStored(page, 'lecture', 'list');
  await context.setOffline(true);
  await page.goto('about:blank');
  await page.goto('/#/lectures');
  await page.locator('main li').getByRole('link').first().waitFor();
  expect(faults).toEqual([]);
});
