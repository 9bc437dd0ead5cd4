import type { Block, Run } from './blocks.ts';
import { parse } from './parse.ts';

/** A text as lines: blocks are a line apart, and lists keep their signs. */
function linesOf(blocks: readonly Block[], runsOf: (runs: readonly Run[], block: Block) => string): string {
  return blocks
    .map((block) =>
      block.type === 'list'
        ? block.items
            .map((runs, at) => `${block.ordered ? `${at + 1}.` : '•'} ${runsOf(runs, block)}`)
            .join('\n')
        : runsOf(block.runs, block),
    )
    .join('\n\n');
}

/** What people read of a text: its words without the signs of Markdown and without the addresses of links. */
export const readText = (markdown: string): string =>
  linesOf(parse(markdown), (runs) => runs.map(({ text }) => text).join(''));

/** How a word looks. A heading is told apart from bold text. */
interface WordLook {
  bold: boolean;
  italic: boolean;
  heading: boolean;
  link: boolean;
}

/** A sign before a word says how it looks. They are of the private use area, where no letter is. */
const firstSign = 0xe000;

const bitsOf = ({ bold, italic, heading, link }: WordLook): number =>
  (bold ? 1 : 0) + (italic ? 2 : 0) + (heading ? 4 : 0) + (link ? 8 : 0);

const lookOf = (bits: number): WordLook => ({
  bold: (bits & 1) > 0,
  italic: (bits & 2) > 0,
  heading: (bits & 4) > 0,
  link: (bits & 8) > 0,
});

/** Spaces, words and single signs, each with the sign of its look. */
const words = /(\p{Co}?)(\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}])/gu;

/**
 * A text as words that can be compared: each carries its look, so that a word that became bold is another word. The address of a
 * link follows it in brackets.
 */
export function lookedText(markdown: string): string {
  return linesOf(parse(markdown), (runs, { type }) =>
    runs
      .map(({ text, bold, italic, href }, at) => {
        const bits = bitsOf({ bold, italic, heading: type === 'heading', link: href !== null });
        const sign = bits === 0 ? '' : String.fromCharCode(firstSign + bits);
        const looked = text.replace(words, (word) => (word.trim() === '' ? word : `${sign}${word}`));
        return href !== null && runs[at + 1]?.href !== href ? `${looked} (${href})` : looked;
      })
      .join(''),
  );
}

/** A looked text, or a stretch of it, as runs of one look. A space between two words that look alike looks like them. */
export function looksOf(looked: string): { text: string; look: WordLook }[] {
  const found = [...looked.matchAll(words)].map(([, sign = '', text = '']) => ({
    text,
    bits: sign === '' ? 0 : sign.charCodeAt(0) - firstSign,
  }));
  const runs: { text: string; bits: number }[] = [];
  for (const [at, { text, bits: own }] of found.entries()) {
    const before = found[at - 1]?.bits;
    const between = text.trim() === '' && !text.includes('\n') && before === found[at + 1]?.bits;
    const bits = between ? (before ?? 0) : own;
    const last = runs.at(-1);
    if (last?.bits === bits) last.text += text;
    else runs.push({ text, bits });
  }
  return runs.map(({ text, bits }) => ({ text, look: lookOf(bits) }));
}
