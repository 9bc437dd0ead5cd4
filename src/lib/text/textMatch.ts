/** A piece of a text: a match of the query, or the text around it. */
export interface TextPart {
  text: string;
  hit: boolean;
}

/** Normalises a text for comparison: letter case, the dots of «ё» and the kind of space do not count. Keeps the length. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('ё', 'е').replace(/\s/g, ' ');
}

const wordsOf = (query: string) => fold(query).split(' ').filter(Boolean);

/** Whether a text contains every word of the query, as the platform searches. */
export function matchesWords(text: string, query: string): boolean {
  const folded = fold(text);
  return wordsOf(query).every((word) => folded.includes(word));
}

/** Splits a text at the first match of each query word. */
export function markWords(text: string, query: string): TextPart[] {
  const folded = fold(text);
  const hits = Array.from({ length: text.length }, () => false);
  for (const word of wordsOf(query)) {
    const at = folded.indexOf(word);
    if (at >= 0) hits.fill(true, at, at + word.length);
  }
  const parts: TextPart[] = [];
  for (const [index, hit] of hits.entries()) {
    const last = parts.at(-1);
    if (last?.hit === hit) last.text += text[index];
    else parts.push({ text: text.charAt(index), hit });
  }
  return parts;
}
