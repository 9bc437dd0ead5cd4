/** Small Cyrillic letters, and the letters of Latin-1 that lie as far apart: each goes to the place of the other. */
const cyrillic = { first: 0x4_30, last: 0x4_4f };
const latin = { first: 0xd0, last: 0xef };
const step = cyrillic.first - latin.first;

/** Codes that one call takes: a longer text goes in pieces. */
const piece = 4096;

function swapped(code: number): number {
  if (code >= cyrillic.first && code <= cyrillic.last) return code - step;
  return code >= latin.first && code <= latin.last ? code + step : code;
}

/**
 * A folded text with its letters swapped so that a Russian one takes a byte a letter instead of two. Letters differ in it as they
 * did, so that a packed text holds a packed word where the text holds the word.
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
