// Storybook keeps the arguments of a story in its address, but of texts only plain Latin ones. The others stand in a global of their own, `said`.

/** Words that a story was given by the controls, by the names of its arguments. */
interface Said {
  story: string;
  words: Readonly<Record<string, string>>;
}

/** What Storybook itself takes into an address. */
const plain = /^[a-zA-Z0-9 _-]*$/;

/** The words that Storybook leaves out of the address: texts where the story has texts, changed, and not plain. */
export function wordsLeftOut(
  initial: Readonly<Record<string, unknown>>,
  args: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const left = Object.entries(args).filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' &&
      typeof initial[entry[0]] === 'string' &&
      entry[1] !== initial[entry[0]] &&
      !plain.test(entry[1]),
  );
  return Object.fromEntries(left);
}

/** As it can stand in an address: nothing where there are no words. */
export function sayIn(story: string, words: Readonly<Record<string, string>>): string {
  if (Object.keys(words).length === 0) return '';
  const bytes = new TextEncoder().encode(JSON.stringify({ story, words }));
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

const isSaid = (value: unknown): value is Said =>
  typeof value === 'object' &&
  value !== null &&
  'story' in value &&
  typeof value.story === 'string' &&
  'words' in value &&
  typeof value.words === 'object' &&
  value.words !== null &&
  Object.values(value.words).every((words) => typeof words === 'string');

/** The words for a story in an address; none where it has none for this one, or something else stands there. */
export function saidFor(story: string, said: unknown): Readonly<Record<string, string>> {
  if (typeof said !== 'string' || said === '') return {};
  try {
    const bytes = Uint8Array.from(
      atob(said.replaceAll('-', '+').replaceAll('_', '/')),
      (char) => char.codePointAt(0) ?? 0,
    );
    const value: unknown = JSON.parse(new TextDecoder().decode(bytes));
    return isSaid(value) && value.story === story ? value.words : {};
  } catch {
    return {};
  }
}
