/** Words that cameras and editors add to a file's name and nobody wants in a title. */
const noise = /\s+(?:final|master|финал|мастер|v\d+|\d{3,4}p)$/i;

/** A title out of a file name: «golos-i-diafragma_final.mp4» → «Golos i diafragma». Empty when nothing is left, cut at 120 characters. */
export function nameOfFile(fileName: string): string {
  let words = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\-.\s]+/g, ' ')
    .trim();
  while (noise.test(words)) words = words.replace(noise, '');
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 120).trim();
}
