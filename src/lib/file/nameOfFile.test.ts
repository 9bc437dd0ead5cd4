import { expect, test } from 'vitest';
import { nameOfFile } from './nameOfFile.ts';

test.each([
  ['golos-i-diafragma_final.mp4', 'Golos i diafragma'],
  ['Плечи и шея, дубль 2.mov', 'Плечи и шея, дубль 2'],
  ['утро__мастер-v2.1080p.mp4', 'Утро'],
  ['без расширения', 'Без расширения'],
  ['.mp4', ''],
  [`${'я'.repeat(130)}.mp3`, `Я${'я'.repeat(119)}`],
])('%s', (fileName, name) => {
  expect(nameOfFile(fileName)).toBe(name);
});
