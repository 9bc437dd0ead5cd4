/** Normalises a text for comparison: lower-case, composed, «ё» as «е», one space between words. */
export function fold(text: string): string {
  return text.normalize('NFC').toLocaleLowerCase('ru').replaceAll('ё', 'е').replace(/\s+/g, ' ').trim();
}
