import { parseSync } from 'rolldown/utils';
import { expect, test } from 'vitest';
import { ours } from '#storybook/english/ours.ts';
import { dictionaryOf } from '#storybook/english/dictionaryOf.ts';
import { oursElsewhere } from '#storybook/english/oursElsewhere.ts';
import { oursOfStates } from '#storybook/english/oursOfStates.ts';
import { plain } from '#storybook/english/plain.ts';
import { readCatalogues } from '#storybook/english/plugin.ts';
import { authorsWords } from './authorsWords.ts';
import { sources } from './sources.ts';

const isRussian = /\p{Script=Cyrillic}/u;

/** Words that no author would write: they try what a long one does. */
const isTrial = (text: string) => /[^\s]{28}/.test(text);

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** What a node of code says by itself: a text, one between tags, or one with gaps. */
function textOf(node: Node): string | null {
  const { type, value, quasis } = node;
  if ((type === 'Literal' || type === 'JSXText') && typeof value === 'string') return value;
  if (type !== 'TemplateLiteral' || !Array.isArray(quasis)) return null;
  return quasis.map((quasi: { value: { cooked: string } }) => quasi.value.cooked).join('1');
}

/** What is played, heard or set up is not shown: what is looked for there stays in the language it is looked for in. */
const unshown = ['play', 'beforeEach', 'parameters', 'tags', 'loaders'];

/** Russian texts that a story shows: those of its arguments, of its elements, and of what it keeps for them. */
function shownIn(node: unknown, isShown: boolean, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const one of node) shownIn(one, isShown, found);
    return;
  }
  if (!isNode(node) || typeof node['type'] !== 'string') return;
  const { type, key } = node;
  if (type === 'Property' && isNode(key) && unshown.includes(String(key['name']))) return;
  // A function shows what its elements say; all else in it is asked or done.
  const shows =
    type === 'JSXElement' || type === 'JSXFragment' || (isShown && !/Function|CallExpression/.test(type));
  const text = isShown ? textOf(node) : null;
  if (text !== null && isRussian.test(text)) found.add(plain(text.replaceAll('&nbsp;', ' ')));
  for (const value of Object.values(node)) shownIn(value, shows || isArgs(node), found);
}

const isArgs = (node: Node): boolean =>
  node['type'] === 'Property' && isNode(node['key']) && node['key']['name'] === 'args';

/** Lists and records at the top of a file, for its stories. */
function keptIn(program: { body: unknown[] }): unknown[] {
  const statements = program.body.map((statement) =>
    isNode(statement) && statement['type'] === 'ExportNamedDeclaration'
      ? statement['declaration']
      : statement,
  );
  return statements.flatMap((statement) =>
    isNode(statement) &&
    statement['type'] === 'VariableDeclaration' &&
    Array.isArray(statement['declarations'])
      ? statement['declarations'].flatMap(({ init }: { init?: Node }) =>
          init?.['type'] === 'ArrayExpression' || init?.['type'] === 'ObjectExpression' ? [init] : [],
        )
      : [],
  );
}

test('in English a story has the console say nothing in Russian', async () => {
  const englishOf = dictionaryOf({ ...(await readCatalogues()), ...ours, ...oursOfStates, ...oursElsewhere });
  const stories = sources(
    'src/**/*.stories.tsx',
    'src/{components,features,app}/**/{sample,samples}.{ts,tsx}',
  );
  const told = new Set<string>();
  const untold = stories.flatMap(({ file, text }) => {
    const found = new Set<string>();
    const { program } = parseSync(file, text);
    shownIn(program.body, false, found);
    shownIn(keptIn(program), true, found);
    for (const one of found) told.add(one);
    return [...found]
      .filter((one) => englishOf(one) === undefined && !authorsWords.has(one) && !isTrial(one))
      .map((one) => `${file}: ${one}`);
  });
  expect(stories.length).toBeGreaterThan(200);
  // Give it English in .storybook/english, or name it among what authors have written.
  expect(untold).toEqual([]);
  expect([...authorsWords].filter((one) => !told.has(one))).toEqual([]);
});
