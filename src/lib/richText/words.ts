import type { Block, Run } from './blocks.ts';
import { parse } from './parse.ts';

/** A text as lines: each block on a line of its own, lists with their markers. */
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

/** The readable text: its words without Markdown signs and link addresses. */
export const readText = (markdown: string): string =>
  linesOf(parse(markdown), (runs) => runs.map(({ text }) => text).join(''));

/** How a word looks. A heading differs from bold text. */
interface WordLook {
  bold: boolean;
  italic: boolean;
  heading: boolean;
  link: boolean;
}

/** A marker before a word encodes its formatting. Markers are from the private use area, where no letter is. */
const firstSign = 0xe000;

const bitsOf = ({ bold, italic, heading, link }: WordLook): number =>
  (bold ? 1 : 0) + (italic ? 2 : 0) + (heading ? 4 : 0) + (link ? 8 : 0);

const lookOf = (bits: number): WordLook => ({
  bold: (bits & 1) > 0,
  italic: (bits & 2) > 0,
  heading: (bits & 4) > 0,
  link: (bits & 8) > 0,
});

/** Spaces, words and single characters, each with the marker of its formatting. */
const words = /(\p{Co}?)(\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}])/gu;

/**
 * A text as words that can be compared. Each carries its formatting, so a word that became bold counts as another word. The address of a link follows
 * it in brackets.
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

/** Turns marked words back into runs. A space between two words of the same formatting gets it too. */
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
