/** Types that are a union of words, by name. The build fills it in, see choices.ts. */
export const choices: Readonly<Record<string, readonly string[]>> = {};
