/** Swaps Russian lower-case letters with the Latin-1 characters at the same distance. */
const cyrillic = { first: 0x4_30, last: 0x4_4f };
const latin = { first: 0xd0, last: 0xef };
const step = cyrillic.first - latin.first;

/** Codes per call: a longer text is converted in pieces. */
const piece = 4096;

function swapped(code: number): number {
  if (code >= cyrillic.first && code <= cyrillic.last) return code - step;
  return code >= latin.first && code <= latin.last ? code + step : code;
}

/**
 * A folded text with swapped letters, so that a Russian one takes one byte a letter instead of two. The mapping is one-to-one, so a packed text
 * contains a packed word exactly if the text contains the word.
 */
export function packed(text: string): string {
  let result = '';
  for (let from = 0; from < text.length; from += piece) {
    const end = Math.min(text.length, from + piece);
    const codes: number[] = [];
    for (let at = from; at < end; at++) codes.push(swapped(text.charCodeAt(at)));
    result += String.fromCharCode(...codes);
  }
  return result;
}
