// What a component does on each key, read from the play of its story `Keyboard`: what the play presses, and what it then expects. No
// table is written by hand, so none can tell of a key that does something else.
import { Visitor, type ESTree } from 'rolldown/utils';
import { parseModule } from '../../scripts/modules.ts';
import { effectOf, type Names } from './effectOf.ts';
import { keysIn } from './keysIn.ts';

/** A step of a walk by keyboard alone. */
export interface KeyRow {
  /** What is pressed, one key or chord after another: `Shift+Tab`, or what is typed in quotes. */
  keys: string[];
  /** What then holds, in words. */
  effects: string[];
}

/** The play of the story that is called `Keyboard`: where it stands. */
function playOf(program: ESTree.Program): ESTree.Span | null {
  let play: ESTree.Span | null = null;
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== 'Identifier' || id.name !== 'Keyboard' || init?.type !== 'CallExpression') return;
      const [story] = init.arguments;
      if (story?.type !== 'ObjectExpression') return;
      for (const property of story.properties)
        if (
          property.type === 'Property' &&
          property.key.type === 'Identifier' &&
          property.key.name === 'play' &&
          (property.value.type === 'ArrowFunctionExpression' || property.value.type === 'FunctionExpression')
        )
          play = property.value;
    },
  }).visit(program);
  return play;
}

/** What names stand for, wherever in the file they are given: `const input = canvas.getByRole('textbox')`. */
function namesIn(program: ESTree.Program): Names {
  const names: Map<string, ESTree.Expression> = new Map();
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type === 'Identifier' && init !== null && !names.has(id.name)) names.set(id.name, init);
    },
  }).visit(program);
  return names;
}

/** The walk that the story `Keyboard` of a story file takes; nothing where there is no such story. */
export function keyRowsOf(file: string, text: string): KeyRow[] {
  const program = parseModule(file, text);
  const play = playOf(program);
  if (play === null) return [];
  const names = namesIn(program);
  const rows: KeyRow[] = [];
  let pressed: string[] | null = null;
  /** Where an expectation ends, so that what it waits for inside is told once. */
  let told = -1;
  new Visitor({
    CallExpression: (call) => {
      if (call.start < play.start || call.end > play.end) return;
      const keys = keysIn(call, text);
      if (keys !== null) {
        // Keys that follow each other without a look between are one step.
        if (pressed === null) rows.push({ keys: (pressed = []), effects: [] });
        pressed.push(...keys);
        return;
      }
      const effect = call.start < told ? null : effectOf(call, { text, names });
      if (effect === null) return;
      told = call.end;
      pressed = null;
      const row = rows.at(-1);
      if (row !== undefined && !row.effects.includes(effect)) row.effects.push(effect);
    },
  }).visit(program);
  return rows;
}
