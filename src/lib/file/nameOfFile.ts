/** Words that cameras and editors add to file names, which nobody wants in a title. */
const noise = /\s+(?:final|master|финал|мастер|v\d+|\d{3,4}p)$/i;

/** A title from a file name: «golos-i-diafragma_final.mp4» → «Golos i diafragma». Empty if nothing is left; at most 120 characters. */
export function nameOfFile(fileName: string): string {
  let words = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_\-.\s]+/g, ' ')
    .trim();
  while (noise.test(words)) words = words.replace(noise, '');
  return (words.charAt(0).toUpperCase() + words.slice(1)).slice(0, 120).trim();
}
