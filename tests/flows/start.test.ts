import { expect, onTestFinished, test } from 'vitest';
import { browserOfWorker, openPage, signIn } from './browser.ts';
import { emptyFolder, removeFolder, startServer } from './server.ts';

test('npm start fills an empty folder, lets in the author that it names, and ends cleanly', async () => {
  const folder = await emptyFolder();
  onTestFinished(() => removeFolder(folder));
  const server = await startServer(folder);
  onTestFinished(async () => void (await server.stop()));
  const { context, page, faults } = await openPage(await browserOfWorker(), server.origin);
  onTestFinished(() => context.close());
  const [, email = '', password = ''] = /^Вход: (\S+) \/ (\S+)$/m.exec(server.printed()) ?? [];
  await page.goto('/#/lectures');
  await signIn(page, { email, password });
  await page.waitForURL(/#\/lectures$/);
  await page.locator('main li img').first().waitFor();
  expect(faults).toEqual([]);
  expect(await server.stop()).toBe(0);
});
