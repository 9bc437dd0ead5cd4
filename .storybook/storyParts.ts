// The parts of a story file, from its code.
import type { ESTree } from 'rolldown/utils';

/** The top-level declarations of a file, by name: the statement, and the initial value of a constant. */
export type Declarations = ReadonlyMap<string, { statement: ESTree.Node; made: ESTree.Node | null }>;

export const textIn = (text: string, { start, end }: ESTree.Node): string => text.slice(start, end);

/** Functions and constants at the top of a file. */
export function declarationsOf(program: ESTree.Program): Declarations {
  const declared = new Map<string, { statement: ESTree.Node; made: ESTree.Node | null }>();
  for (const statement of program.body) {
    if (statement.type === 'FunctionDeclaration' && statement.id !== null)
      declared.set(statement.id.name, { statement, made: null });
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations)
      if (id.type === 'Identifier') declared.set(id.name, { statement, made: init });
  }
  return declared;
}

/** The properties of an object literal, by name. */
export function bindingsOf(object: ESTree.Node): ReadonlyMap<string, ESTree.Node> {
  if (object.type !== 'ObjectExpression') return new Map();
  return new Map(
    object.properties.flatMap((property): [string, ESTree.Node][] =>
      property.type === 'Property' && property.key.type === 'Identifier'
        ? [[property.key.name, property.value]]
        : [],
    ),
  );
}

const acting =
  /\b(?:userEvent|fireEvent|realKeys|keyboard|click|dispatchEvent|paste|drag\w*|drop\w*|upload)\b|\.(?:focus|showModal|scrollTo)\(/;

/** Whether the play of a story does something, itself or by functions of its file. Many only look. */
export function playActs(story: ESTree.Node | null, text: string, program: ESTree.Program): boolean {
  const play = story === null ? undefined : bindingsOf(story).get('play');
  if (play === undefined) return false;
  const declared = declarationsOf(program);
  const seen = new Set<string>();
  const acts = (code: string): boolean =>
    acting.test(code) ||
    [...declared].some(([name, { statement }]) => {
      if (seen.has(name) || name === 'meta' || !new RegExp(`\\b${name}\\b`).test(code)) return false;
      seen.add(name);
      return acts(textIn(text, statement));
    });
  return acts(textIn(text, play));
}

/** Whether a story is rendered by a function without arguments. Controls would not change it. */
export function isFixed(story: ESTree.Node | null, meta: ESTree.Node | null): boolean {
  const [render] = [story, meta].flatMap((one) =>
    one === null ? [] : (bindingsOf(one).get('render') ?? []),
  );
  return render?.type === 'ArrowFunctionExpression' && render.params.length === 0;
}
