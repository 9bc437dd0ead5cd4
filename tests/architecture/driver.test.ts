import { expect, test } from 'vitest';
import { sources } from './sources.ts';

test('the driver of PostgreSQL is loaded for whoever asks for it alone', () => {
  const takesIt = /from '(?:pg|kysely)'|from '[^']*\/postgres\w*\.ts'/;
  const takers = sources('{platform,scripts}/**/*.ts')
    .filter(({ file, text }) => takesIt.test(text) && !file.endsWith('.test.ts'))
    .map(({ file }) => file);
  expect(takers.length).toBeGreaterThan(3);
  expect(takers.filter((file) => !/\/(?:store|testing)\/postgres\w*\.ts$/.test(file))).toEqual([]);
});

test('OpenTelemetry is loaded for whoever asks for it alone', () => {
  const takers = sources('{platform,scripts}/**/*.ts')
    .filter(({ file, text }) => /from '@opentelemetry\//.test(text) && !file.endsWith('.test.ts'))
    .map(({ file }) => file);
  expect(takers).toEqual(['platform/observe/otlp.ts']);
  const importers = sources('{platform,scripts}/**/*.ts')
    .filter(({ file, text }) => /from '[^']*\/otlp\.ts'/.test(text) && !file.endsWith('.test.ts'))
    .map(({ file }) => file);
  expect(importers).toEqual([]);
});
