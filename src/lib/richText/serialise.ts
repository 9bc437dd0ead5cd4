import { normal, type Block, type Run } from './blocks.ts';
import { escapable, lineStart } from './parse.ts';

/** Escapes a text so that every character stands for itself; harmless ones stay as they are. */
export function escaped(text: string, linked: boolean): string {
  if (!/[*\\[\]]/.test(text)) return text;
  return [...text]
    .map((sign, at, all) => {
      const next = all[at + 1];
      const between = /\s/.test(all[at - 1] ?? '') && /\s/.test(next ?? '');
      const risky =
        (sign === '*' && !between) ||
        (sign === '\\' && (next === undefined || escapable.includes(next))) ||
        (sign === ']' && next === '(') ||
        (sign === '[' && linked);
      return risky ? `\\${sign}` : sign;
    })
    .join('');
}

/** The asterisks between two formattings. */
function stars(from: Run | undefined, to: Run | undefined): string {
  const bold = (from?.bold ?? false) !== (to?.bold ?? false);
  const italic = (from?.italic ?? false) !== (to?.italic ?? false);
  return '*'.repeat((bold ? 2 : 0) + (italic ? 1 : 0));
}

function inline(runs: readonly Run[]): string {
  let text = '';
  for (const [index, run] of runs.entries()) {
    const before = runs[index - 1];
    const after = runs[index + 1];
    text += stars(before, run);
    if (run.href !== null && before?.href !== run.href) text += '[';
    text += escaped(run.text, run.href !== null);
    if (run.href !== null && after?.href !== run.href) text += `](${run.href})`;
    if (after === undefined) text += stars(run, undefined);
  }
  return text;
}

/** A line of a paragraph that would be parsed as another block. */
function plainLine(line: string): string {
  if (lineStart.number.test(line)) return line.replace('.', '\\.');
  return lineStart.heading.test(line) || lineStart.bullet.test(line) ? `\\${line}` : line;
}

function block(one: Block): string {
  if (one.type === 'heading') return `## ${inline(one.runs)}`;
  if (one.type === 'paragraph') return inline(one.runs).split('\n').map(plainLine).join('\n');
  return one.items.map((runs, index) => `${one.ordered ? `${index + 1}.` : '-'} ${inline(runs)}`).join('\n');
}

/** Writes Markdown that parses back to the same text. */
export function serialise(blocks: readonly Block[]): string {
  return normal(blocks).map(block).join('\n\n');
}
