import { expect, test } from 'vitest';
import { qrFile, qrPath } from './qr.ts';

test('a code is a square of modules with its three corners, and the same every time', async () => {
  const { size, path } = qrPath('https://praktiki.example.com/r/vetrova');
  expect(size).toBeGreaterThan(21);
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ]) {
    expect(path).toContain(`M${x} ${y}h1v1h-1z`);
  }
  expect(qrPath('https://praktiki.example.com/r/vetrova').path).toBe(path);
  const file = await qrFile('https://praktiki.example.com/r/vetrova').text();
  expect(file).toMatch(/^<svg .*<\/svg>$/);
});
