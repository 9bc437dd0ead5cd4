import { storyNameFromExport, toId } from 'storybook/internal/csf';
import { afterAll, describe, expect, test } from 'vitest';
import { anatomyOf } from '#storybook/anatomy/anatomyOf.ts';
import { changesIn } from '#storybook/changes.ts';
import { docsIdOf, firstStoryId } from '#storybook/docs/usersOf.ts';
import { guides } from '#storybook/guide/guides.ts';
import { noLongWords } from '#storybook/status/exempt.ts';
import { readTold } from './tree.ts';

// Storybook makes up for the `CSS` that Node has not.
afterAll(() => void Reflect.deleteProperty(globalThis, 'CSS'));

const { statuses, anatomies } = readTold();
const names = Object.values(statuses).map(({ name }) => name);

/** Components that set no words, as the reasons why they have no story of long ones say. */
const wordless = new Set([
  ...(noLongWords['has no words of its own'] ?? []),
  ...(noLongWords['places what it is given, and sets no words'] ?? []),
]);

describe('when a component is taken', () => {
  test('is told of every component of the library, and of nothing else', () => {
    expect(names.length).toBeGreaterThan(100);
    expect(Object.keys(guides).toSorted()).toEqual(names.toSorted());
  });

  test('is told beside another one that is taken else', () => {
    const wrong = Object.entries(guides).filter(
      ([name, { instead }]) => instead === name || !names.includes(instead),
    );
    expect(wrong).toEqual([]);
  });

  test('is told in sentences, and as no other is', () => {
    const said = Object.values(guides).flatMap(({ take, not }) => [take, not]);
    expect(said.filter((words) => !/^[A-Z][^]{3,}\.$/.test(words))).toEqual([]);
    const takes = Object.values(guides).map(({ take }) => take);
    expect(takes.filter((words, at) => takes.indexOf(words) !== at)).toEqual([]);
  });

  test('comes with a rule of words in both languages wherever it has words', () => {
    const without = Object.entries(guides).filter(
      ([name, { words }]) => words === undefined && !wordless.has(name),
    );
    expect(without.map(([name]) => name)).toEqual([]);
    const told = Object.entries(guides).flatMap(([name, { words }]) =>
      words === undefined ? [] : [{ name, ...words }],
    );
    expect(told.filter(({ rule }) => !/^[A-Z][^]+\.$/.test(rule))).toEqual([]);
    expect(told.filter(({ ru }) => !/^«[^"]+»$/.test(ru))).toEqual([]);
    expect(told.filter(({ en }) => !/^“[^"«а-яё]+”$/i.test(en))).toEqual([]);
  });

  test('leads to the first story of what is taken, as Storybook calls it', () => {
    const wrong = Object.entries(statuses).filter(([file, { first }]) => {
      const title = docsIdOf(file).replace(/--docs$/, '');
      return firstStoryId(file, first) !== toId(title, storyNameFromExport(first));
    });
    expect(wrong).toEqual([]);
  });
});

describe('what a component is made of', () => {
  const read = (...lines: string[]) => anatomyOf('Mark', 'Mark.tsx', lines.join('\n'));

  test('is read from what it draws, with what it is given and what is there in some states alone', () => {
    const parts = read(
      `import { X } from 'lucide-react';`,
      'export function Mark({ note, children }) {',
      '  if (!children) return null;',
      '  return (',
      '    <Root>',
      '      <S.Words>{children}</S.Words>',
      '      {note && <Note>{note}</Note>}',
      '      <Close icon={<X />} />',
      '    </Root>',
      '  );',
      '}',
    );
    expect(parts).toEqual([
      {
        name: 'Words',
        kind: 'drawn',
        optional: false,
        parts: [{ name: 'children', kind: 'given', optional: false, parts: [] }],
      },
      {
        name: 'Note',
        kind: 'drawn',
        optional: true,
        parts: [{ name: 'note', kind: 'given', optional: false, parts: [] }],
      },
      {
        name: 'Close',
        kind: 'drawn',
        optional: false,
        parts: [{ name: 'icon X', kind: 'drawn', optional: false, parts: [] }],
      },
    ]);
  });

  test('goes through its own functions, and ends where they draw each other', () => {
    const parts = read(
      'const Row = ({ rows }) => <Line><Row /></Line>;',
      'export const Mark = () => <List>{[1].map(() => <Row />)}</List>;',
    );
    expect(parts).toMatchObject([
      {
        name: 'List',
        parts: [
          { name: 'Row', optional: true, parts: [{ name: 'Line', parts: [{ name: 'Row', parts: [] }] }] },
        ],
      },
    ]);
  });

  test('is told of every component', () => {
    const without = Object.entries(anatomies).filter(([, parts]) => parts.length === 0);
    expect(without.map(([file]) => file)).toEqual([]);
  });
});

test('what has changed lately is what is seen of a component, the newest first and three at most', () => {
  const commit = (subject: string, ...files: string[]) =>
    `\u00012026-11-27\u0002${subject}\n\n${files.join('\n')}\n`;
  const [part, story] = ['src/components/a/Mark/Mark.tsx', 'src/components/a/Mark/Mark.stories.tsx'];
  const log = [
    commit('refactor(mark): move it', part),
    commit('fix(mark): show a note', part),
    commit('feat(mark): tell of more', story),
    commit('feat(mark)!: take one colour', part, 'src/components/a/Row/Row.tsx'),
    commit('perf: draw it once', part),
    commit('feat(workbench): show its code', part),
    commit('feat: begin', part),
    commit('fix(mark): be there', part),
  ].join('');
  const told = changesIn(log);
  expect(told.get('src/components/a/Mark')?.map(({ what }) => what)).toEqual([
    'Show a note',
    'Take one colour',
    'Begin',
  ]);
  expect(told.get('src/components/a/Row')).toEqual([
    { day: '2026-11-27', kind: 'new', what: 'Take one colour' },
  ]);
});
