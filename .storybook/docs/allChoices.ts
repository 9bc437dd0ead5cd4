/** Types that are one of several words, by name; a build puts them here, see choices.ts. */
export const choices: Readonly<Record<string, readonly string[]>> = {};
