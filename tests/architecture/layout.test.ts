import path from 'node:path/posix';
import { describe, expect, test } from 'vitest';
import { sources } from './sources.ts';
import { readTree } from './tree.ts';

/** The room a file stands in: its layer, and for features and components one step deeper. */
function room(file: string): string {
  const parts = file.split('/');
  if (parts[0] !== 'src') return parts[0] ?? '';
  return parts[1] === 'features' ? parts.slice(0, 3).join('/') : parts.slice(0, 2).join('/');
}

describe('stories', () => {
  test('every component, widget and screen has a sibling story', () => {
    const files = sources('src/{components,features}/**/*.tsx').map((source) => source.file);
    const known = new Set(files);
    const missing = files.filter((file) => {
      const name = path.basename(file, '.tsx');
      const own = path.basename(path.dirname(file)) === name;
      return own && !known.has(file.replace(/\.tsx$/, '.stories.tsx'));
    });
    expect(files.length).toBeGreaterThan(20);
    expect(missing).toEqual([]);
  });

  test('no exported component hides in a folder of another name', () => {
    const stray = sources('src/{components,features}/*/*.tsx').map((source) => source.file);
    expect(stray).toEqual([]);
  });
});

describe('imports', () => {
  const takes = readTree().takes.filter(({ by }) => !/\.(?:stories|test|mdx)\b/.test(by));

  test('a relative import stays in its room; between rooms the alias is used', () => {
    const wrong = takes.filter(
      ({ by, file, relative }) => relative && /^(?:src|platform)\//.test(by) && room(file) !== room(by),
    );
    expect(wrong).toEqual([]);
  });

  test('the console never imports the stand-in, the workbench or the tests', () => {
    const wrong = takes.filter(
      ({ by, file }) => by.startsWith('src/') && /^(?:platform|\.storybook|tests)\//.test(file),
    );
    expect(wrong).toEqual([]);
  });
});

describe('tests', () => {
  test('every test file belongs to exactly one project', () => {
    const projects = [
      [
        'src/**/*.test.ts',
        'platform/**/*.test.ts',
        'tests/{architecture,contract,perf,simulation}/**/*.test.ts',
      ],
      ['tests/{flows,faults}/**/*.test.ts'],
    ];
    const claimed = projects.map((patterns) => new Set(sources(...patterns).map((source) => source.file)));
    const all = sources('{src,platform,tests,scripts,.storybook}/**/*.{test,spec}.{ts,tsx,js,mjs}');
    const wrong = all
      .map(({ file }) => file)
      .filter((file) => claimed.filter((set) => set.has(file)).length !== 1);
    expect(wrong).toEqual([]);
  });
});
