// The code of each story and the description above it, for the pages that show them.
import { parseSync, type ESTree } from 'rolldown/utils';
import { readFile } from 'node:fs/promises';
import type { Plugin, PluginOption } from 'vite';
import { isFixed, playActs } from './storyParts.ts';
import { usageOf } from './usageOf.ts';

/** The text of a declaration's comment, without its asterisks. */
const wordsIn = (comment: string): string =>
  comment
    .split('\n')
    .map((line) => line.replace(/^\s*\**\s?/, ''))
    .join('\n')
    .trim();

/** The name of the variable that a call on `meta` or `preview` defines, and the position of that call. */
function madeBy(statement: ESTree.Node, callee: string): { name: string; call: ESTree.Node } | null {
  if (statement.type !== 'VariableDeclaration') return null;
  const [made] = statement.declarations;
  if (made?.id.type !== 'Identifier' || made.init?.type !== 'CallExpression') return null;
  const { object, property } =
    made.init.callee.type === 'MemberExpression' ? made.init.callee : { object: null, property: null };
  const isCalled =
    object?.type === 'Identifier' &&
    property?.type === 'Identifier' &&
    `${object.name}.${property.name}` === callee;
  return isCalled ? { name: made.id.name, call: made.init } : null;
}

/** The argument of a call that defines a story or its file. */
const settingsOf = (call: ESTree.Node): ESTree.Node | null =>
  call.type === 'CallExpression' ? (call.arguments[0] ?? null) : null;

/** Adds a value to the parameters of a story or its file. */
const told = (name: string, docs: string) => {
  const input = `${name}.input`;
  return `${input}.parameters = { ...${input}.parameters, docs: { ...${input}.parameters?.docs, ${docs} } };`;
};

/**
 * The text to append to a story file. It gives each story its own code, the way its component is used, its description, and whether its play does
 * something. It gives the file its description.
 */
export function tellingCode(file: string, text: string): string {
  const { program, comments } = parseSync(file, text);
  const lines: string[] = [];
  let ofFile: ESTree.Node | null = null;
  let before = 0;
  for (const statement of program.body) {
    const words = comments
      .filter(
        ({ type, value, start, end }) =>
          type === 'Block' && value.startsWith('*') && start >= before && end <= statement.start,
      )
      .map(({ value }) => wordsIn(value))
      .join('\n');
    before = statement.end;
    const exported = statement.type === 'ExportNamedDeclaration' ? statement.declaration : null;
    const story = exported === null ? null : madeBy(exported, 'meta.story');
    const meta = madeBy(statement, 'preview.meta');
    if (story !== null) {
      const settings = settingsOf(story.call);
      const usage = usageOf({ meta: ofFile, story: settings }, text, program);
      const code = JSON.stringify(text.slice(story.call.start, story.call.end));
      const shown = usage === null ? '' : `code: ${JSON.stringify(usage)}, `;
      const acts = playActs(settings, text, program) ? ', acts: true' : '';
      const fixed = isFixed(settings, ofFile) ? ', fixed: true' : '';
      const said =
        words === ''
          ? ''
          : `, description: { story: ${JSON.stringify(words)}, ...${story.name}.input.parameters?.docs?.description }`;
      lines.push(
        told(
          story.name,
          `source: { ${shown}originalSource: ${code}, ...${story.name}.input.parameters?.docs?.source }${said}${acts}${fixed}`,
        ),
      );
    }
    if (meta !== null) ofFile = settingsOf(meta.call);
    if (meta !== null && words !== '')
      lines.push(
        told(
          meta.name,
          `description: { component: ${JSON.stringify(words)}, ...${meta.name}.input.parameters?.docs?.description }`,
        ),
      );
  }
  return lines.join('\n');
}

/**
 * Replaces Storybook's plugin for this. That one parses each story file twice with Babel and prints it again, which is an eighth of a build. It
 * also shows the code as Babel prints it, without comments and with one line for each property.
 */
const storyCode = (): Plugin => ({
  name: 'story-code',
  enforce: 'pre',
  transform: {
    order: 'post',
    filter: { id: /\.stories\.tsx$/ },
    handler: async (code, id) => ({
      code: `${code}\n${tellingCode(id, await readFile(id, 'utf8'))}`,
      map: null,
    }),
  },
});

const isBabels = (plugin: PluginOption) =>
  typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'plugin-csf';

/** The same plugins, with the one of this file in place of Storybook's. */
export const withStoryCode = (plugins: readonly PluginOption[]): PluginOption[] => [
  ...plugins.filter((plugin) => !isBabels(plugin)),
  storyCode(),
];
