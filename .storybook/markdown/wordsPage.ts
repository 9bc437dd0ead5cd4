// A page of words as Markdown: what it says stays as it is written, what it draws is said in tables or led to.
import path from 'node:path/posix';
import { motion, weight } from '#theme/tokens.ts';
import { docsIdOf } from '../docs/usersOf.ts';
import type { Told } from '../facts.ts';
import { drawnAs } from './drawn.ts';
import type { WordsPage } from './manifest.ts';

/** Values that sentences of pages hold, by their code. */
const values: Readonly<Record<string, string | number>> = {
  'motion.ease': motion.ease,
  'weight.regular': weight.regular,
  'weight.strong': weight.strong,
};

/** Where the names of a page come from: the components that it speaks of, by what it calls them. */
const storyFilesIn = ({ content, path: file }: WordsPage): ReadonlyMap<string, string> =>
  new Map(
    [...content.matchAll(/^import \* as (\w+) from '([^']+\.stories\.tsx)';$/gm)].map(
      ([, name = '', from = '']) => [name, path.join(path.dirname(file), from)],
    ),
  );

/**
 * A piece of a page: from a line that begins an element or an expression to the line that ends it, an export to the empty line after it;
 * else one line.
 */
const pieces =
  /^```[\s\S]*?^```$|^(?:import|export) [\s\S]*?;$(?=\n\n|\n(?:import|export)\b|(?![\s\S]))|^<Plate>[\s\S]*?^<\/Plate>$|^\{[\s\S]*?^\S*\)\}$|^<\w[^\n]*(?:\/>|>)$|^<\/\w+>$|^.*$/gm;

/** The page as Markdown. */
export function wordsPage(page: WordsPage, told: Pick<Told, 'statuses'>): string {
  const files = storyFilesIn(page);
  const seen = `[Drawn on the page](../?path=/docs/${page.id})`;
  const linked = (name: string) => {
    const file = files.get(name);
    return file === undefined ? name : `[${name}](${docsIdOf(file)}.md)`;
  };
  const said = (piece: string): string | null => {
    if (piece.startsWith('```')) return piece;
    if (/^(?:import|export|<Meta)\b/.test(piece) || piece.startsWith('</')) return null;
    const of = /^<Choice of=\{\[([^\]]+)\]\}>/.exec(piece)?.[1];
    if (of !== undefined) return `See ${of.split(', ').map(linked).join(', ')}:`;
    if (/^[<{]/.test(piece)) return drawnAs(piece, told) ?? seen;
    return piece
      .replaceAll(/<[A-Z]\w* \/>/g, seen)
      .replaceAll(/\]\(\?path=\/docs\/([\w-]+)\)/g, ']($1.md)')
      .replaceAll(/\{(\w+\.\w+)\}/g, (whole, code: string) => String(values[code] ?? whole));
  };
  const text = [...page.content.matchAll(pieces)]
    .map(([piece]) => said(piece))
    .filter((piece) => piece !== null)
    .join('\n');
  return `${text.replaceAll(/\n{3,}/g, '\n\n').trim()}\n`;
}
