import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cachedByText } from '../../scripts/textCache.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** How often a run works something out of files with these texts. */
function worked(texts: Record<string, string>, code: string): number {
  const file = path.join(folder, 'code.ts');
  writeFileSync(file, code);
  const workOut = vi.fn<(file: string, text: string) => Set<string>>((_, text) => new Set(text));
  const kept = cachedByText('letters', [file], workOut, folder);
  for (const [name, text] of Object.entries(texts)) expect(kept.of(name, text)).toEqual(new Set(text));
  kept.keep();
  return workOut.mock.calls.length;
}

test('what is worked out of a text is taken by later runs, until the text changes or the code that says how', () => {
  expect(worked({ 'a.ts': 'one', 'b.ts': 'two' }, 'first')).toBe(2);
  expect(worked({ 'a.ts': 'one', 'b.ts': 'two' }, 'first')).toBe(0);
  expect(worked({ 'a.ts': 'one', 'b.ts': 'three' }, 'first')).toBe(1);
  // Of files that a run does not ask for the next one still knows.
  expect(worked({ 'b.ts': 'three' }, 'first')).toBe(0);
  expect(worked({ 'a.ts': 'one' }, 'first')).toBe(0);
  expect(worked({ 'a.ts': 'one', 'b.ts': 'three' }, 'second')).toBe(2);
});
