import { expect, test } from 'vitest';
import { now, suiteAt } from './clock.ts';
import { consoleOfFile } from './consoleOfFile.ts';

const here = consoleOfFile();

/** More than a start and a call take on a busy machine, and much less than there is between two moments of the suite. */
const minuteMs = 60_000;

test('the test, the page and the server stand at the moment of the suite, and time goes on', async () => {
  const { page } = await here.open();
  await page.goto('/');
  const began = now();
  expect(began - suiteAt).toBeLessThan(minuteMs);
  const told = await page.evaluate(() => [Date.now(), new Date().getTime(), Date.parse(Date())]);
  const made = await page.request.post('/api/v1/author/lecture/create', { data: { name: 'Сейчас' } });
  const { createdAt } = (await made.json()) as { createdAt: string };
  for (const moment of [...told, Date.parse(createdAt)])
    expect(Math.abs(moment - began)).toBeLessThan(minuteMs);
  const later = await page.evaluate(async () => {
    const before = Date.now();
    await new Promise((resolve) => setTimeout(resolve, 20));
    return Date.now() - before;
  });
  expect(later).toBeGreaterThanOrEqual(15);
  expect(await page.evaluate(() => new Date(2026, 1, 3, 4) instanceof Date)).toBe(true);
});
