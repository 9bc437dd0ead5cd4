import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { testFolder } from '../testing/process.ts';
import { readSettings } from './settings.ts';
import { besideWorkbench } from './workbench.ts';

const consoleSite = () => new Hono().get('*', (context) => context.text('console'));

async function served(prefix = '') {
  const folder = path.join(await testFolder(), 'storybook');
  await mkdir(path.join(folder, 'assets'), { recursive: true });
  await writeFile(path.join(folder, 'index.html'), '<title>workbench</title>');
  await writeFile(path.join(folder, 'assets/a.js'), `export const a = '${'a'.repeat(2000)}';`);
  await writeFile(path.join(folder, 'assets/Button-BD2BdIb0.js'), 'export {};');
  await writeFile(path.join(folder, '../secret.txt'), 'secret');
  return besideWorkbench(consoleSite(), folder, prefix);
}

describe('the workbench beside the console', () => {
  it('is asked for by a flag', () => {
    expect(readSettings(['--workbench'], {})).toMatchObject({ workbench: true });
    expect(readSettings([], {})).toMatchObject({ workbench: false });
  });

  it('is told to be built where it is not, in one line', async () => {
    const empty = besideWorkbench(consoleSite(), path.join(await testFolder(), 'none'), '');
    await expect(empty).rejects.toThrow('The workbench is not built: npm run storybook:build');
  });

  it('has its page in a folder, with a policy that lets it run and shows it in frames of its own alone', async () => {
    const site = await served('/author');
    const bare = await site.request('/workbench');
    expect([bare.status, bare.headers.get('location')]).toEqual([308, '/author/workbench/']);
    const page = await site.request('/workbench/?path=/docs/foundations-colour--docs');
    expect(await page.text()).toContain('workbench');
    expect(page.headers.get('content-type')).toMatch('text/html');
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("script-src 'self' 'unsafe-inline'");
    expect(policy).toContain("frame-ancestors 'self'");
  });

  it('sends its files compressed, and once', async () => {
    const site = await served();
    const asked = { headers: { 'accept-encoding': 'gzip' } };
    const file = await site.request('/workbench/assets/a.js', asked);
    expect(file.headers.get('content-type')).toMatch('text/javascript');
    expect(file.headers.get('content-encoding')).toBe('gzip');
    await file.arrayBuffer();
    const mark = file.headers.get('etag') ?? '';
    const again = await site.request('/workbench/assets/a.js', { headers: { 'if-none-match': mark } });
    expect(again.status).toBe(304);
  });

  it('lets a browser keep what is named by its content, and asks it anew of all else', async () => {
    const site = await served();
    const kept = async (file: string) =>
      (await site.request(`/workbench/${file}`)).headers.get('cache-control');
    expect(await kept('assets/Button-BD2BdIb0.js')).toBe('public, max-age=31536000, immutable');
    expect(await kept('assets/a.js')).toBe('no-cache');
    expect(await kept('assets/Gone-BD2BdIb0.js')).toBe('no-cache');
    expect(await kept('index.html')).toBe('no-cache');
  });

  it('has nothing from outside its folder, and leaves all else to the console', async () => {
    const site = await served();
    for (const wrong of [
      'none.js',
      '../secret.txt',
      '%2e%2e/secret.txt',
      '..%2fsecret.txt',
      '..%5csecret.txt',
    ]) {
      const answer = await site.request(`/workbench/${wrong}`);
      expect(await answer.text()).not.toContain('secret');
    }
    expect((await site.request('/workbench/none.js')).status).toBe(404);
    expect(await (await site.request('/')).text()).toBe('console');
    expect(await (await site.request('/workbenches')).text()).toBe('console');
  });
});
