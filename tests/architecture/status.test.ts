import { describe, expect, test } from 'vitest';
import type { Facts } from '#storybook/facts.ts';
import { lackedWords } from '#storybook/docs/lackedWords.ts';
import { noLongWords } from '#storybook/status/exempt.ts';
import { statusesOf } from '#storybook/status/statusOf.ts';
import { readProjectFile } from '../../scripts/modules.ts';
import { readTold } from './tree.ts';

const { statuses } = readTold();

describe('the status of a component', () => {
  const story = 'src/components/a/Mark/Mark.stories.tsx';
  const list = 'src/features/b/List/List.stories.tsx';
  const facts: Facts = { [story]: { users: [list], tokens: [] }, [list]: { users: [], tokens: [] } };
  const source = (words: string) =>
    `interface MarkProps {\n  invalid?: boolean;\n}\n\n/** ${words} */\nexport function Mark() {}\n`;
  const complete = ['Keyboard', 'LongWords', 'Invalid']
    .map((name) => `export const ${name} = meta.story({\n  args: { invalid: true },\n});\n`)
    .join('');
  const files: Record<string, string> = {
    [story]: complete,
    [list]: `export const Phone = meta.story({ tags: ['picture-phone', 'picture-dark'] });\n`,
    'src/components/a/Mark/Mark.tsx': source('A mark.'),
  };
  const statusWith = (changed: Record<string, string>) =>
    statusesOf(facts, (file) => ({ ...files, ...changed })[file] ?? '')[story];
  const lacking = (changed: Record<string, string>) =>
    statusWith(changed)?.requirements.flatMap(({ name, shownBy }) => (shownBy === null ? [name] : []));

  test('is stable where its own stories, and those of who draws it, show all that is asked', () => {
    expect(statusWith({})?.status).toBe('stable');
    expect(statusWith({})?.requirements.at(-1)?.shownBy).toBe('on List');
  });

  test('is draft where one is lacking, and says which', () => {
    expect(lacking({ [story]: complete.replaceAll(/invalid/gi, 'Other') })).toEqual(['every state']);
    expect(lacking({ [story]: complete.replaceAll('Keyboard', 'Other') })).toEqual(['keyboard alone']);
    expect(lacking({ [story]: complete.replaceAll('LongWords', 'Other') })).toEqual(['long words']);
    expect(lacking({ [list]: '' })).toEqual(['both themes', '360 px']);
    expect(lacking({ 'src/components/a/Mark/Mark.tsx': 'export function Mark() {}' })).toEqual([
      'says what it is for',
    ]);
    expect(statusWith({ [list]: '' })?.status).toBe('draft');
    expect(lackedWords({ requirements: statusWith({ [list]: '' })?.requirements ?? [] })).toEqual([
      'a picture in the dark theme',
      'a picture on a phone, 360 px',
    ]);
    expect(lackedWords({ requirements: statusWith({})?.requirements ?? [] })).toEqual([]);
  });

  test('knows what all stories of a file have in common, and the component that they show', () => {
    const atPhone = `const meta = preview.meta({\n  component: More,\n  globals: { viewport: { value: 'phone' } },\n});\n`;
    const named = source('More of them.').replaceAll('Mark', 'More');
    expect(lacking({ [story]: atPhone + complete, 'src/components/a/Mark/Mark.tsx': named })).toEqual([]);
    expect(lacking({ [story]: atPhone + complete, [list]: '' })).toEqual([
      'says what it is for',
      'both themes',
    ]);
  });

  test('is deprecated where the component says so, whatever else it has', () => {
    const told = { 'src/components/a/Mark/Mark.tsx': source('@deprecated Take another.') };
    expect(statusWith(told)?.status).toBe('deprecated');
  });
});

describe('components', () => {
  test('are stable: a new one is, or says what it lacks', () => {
    const unfinished = Object.values(statuses).filter(({ status }) => status === 'draft');
    expect(Object.keys(statuses).length).toBeGreaterThan(100);
    expect(unfinished.map(({ name, ...rest }) => `${name}: ${lackedWords(rest).join(', ')}`)).toEqual([]);
  });

  test('are left out of long words only where they are there and have no such story', () => {
    const exempt = Object.values(noLongWords).flat();
    const names = new Map(Object.entries(statuses).map(([file, { name }]) => [name, file]));
    expect(exempt.filter((name) => !names.has(name))).toEqual([]);
    const needless = exempt.filter((name) =>
      /^export const \w*Long\w* = /m.test(readProjectFile(names.get(name) ?? '')),
    );
    expect(needless).toEqual([]);
  });

  test('that leave their words to Field are drawn with it', () => {
    const left = noLongWords['has its words set by Field, which has the story'] ?? [];
    const { facts } = readTold();
    const files = new Set(Object.keys(facts).filter((file) => file.endsWith('/Field/Field.stories.tsx')));
    // A set is walked with what is added to it meanwhile: a field may be drawn by way of another.
    for (const file of files) for (const user of facts[file]?.users ?? []) files.add(user);
    const drawn = new Set([...files].map((file) => /(\w+)\.stories/.exec(file)?.[1]));
    expect(left.filter((name) => !drawn.has(name))).toEqual([]);
  });
});
