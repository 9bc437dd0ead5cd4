/** The fonts of a printed page: each has the letters of one script, as the files of the console's own font do. */
export type PrintFont = 'Cyrillic' | 'Latin' | 'Signs';

const scripts: [PrintFont, RegExp][] = [
  ['Cyrillic', /[А-яЁё№]/],
  ['Signs', /[₽₸₴]/],
  ['Latin', /[ -~\u00A0-ÿ–—‘’‚“”„…•↑↓−×·€™\n]/],
];

/** A part of a text in one font. */
interface FontRun {
  text: string;
  font: PrintFont;
}

/** A text by the fonts that have its letters. What none has is left out, and counted. */
export function fontRuns(text: string): { runs: FontRun[]; dropped: number } {
  const runs: FontRun[] = [];
  let dropped = 0;
  // A sign of several code points, such as a flag, is dropped as a whole; what only joins them is not a sign.
  for (const letter of text.normalize('NFC').replaceAll(/[\u200B-\u200D]|\uFE0F/g, '')) {
    const font = scripts.find(([, has]) => has.test(letter))?.[0];
    const last = runs.at(-1);
    if (font === undefined) dropped += 1;
    else if (last?.font === font) last.text += letter;
    else runs.push({ text: letter, font });
  }
  return { runs, dropped };
}
