/**
 * Replaces stylis in styled-components, for browsers with native nesting: every one that knows `light-dark()`. The styles of a component go to the
 * browser as they are written, as one rule. Parsing them took a tenth of the page's work before its first rows.
 */

/** The rule type for plugins of styled-components; a whole rule has none. */
export const RULESET = 'rule';

/** The rules of a style sheet: a single one. */
export const compile = (css: string): string[] => [css];

/** Passes every rule on. */
export const serialize = (rules: readonly string[], take: (rule: string) => void): void =>
  rules.forEach(take);

/** Calls each plugin with a rule. */
export const middleware =
  (all: readonly ((rule: string) => void)[]) =>
  (rule: string): void =>
    all.forEach((see) => see(rule));

/** Takes finished rules; here all are. */
export const rulesheet = (take: (rule: string) => void) => take;

/** A rule is a text already. */
export const stringify = (): void => undefined;

/** No supported browser needs prefixes. */
export const prefixer = stringify;
