/** Sets the words of a live region. The same words again would change nothing and not be heard: they take a space that nobody sees. */
export const again =
  (words: string) =>
  (was: string): string =>
    was === words ? `${words}\u00A0` : words;
