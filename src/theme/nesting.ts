/**
 * What styled-components asks of stylis, for browsers that understand nested rules by themselves: every one that knows `light-dark()`. The styles of
 * a component go to the browser as they are written, as one rule. To take them apart in the page was a tenth of what it does before its first rows.
 */

/** The type of a rule, for plugins of styled-components that look at it. A whole rule has none. */
export const RULESET = 'rule';

/** The rules of a style sheet: the one that it is. */
export const compile = (css: string): string[] => [css];

/** Hands every rule on. */
export const serialize = (rules: readonly string[], take: (rule: string) => void): void =>
  rules.forEach(take);

/** Has each of them see a rule. */
export const middleware =
  (all: readonly ((rule: string) => void)[]) =>
  (rule: string): void =>
    all.forEach((see) => see(rule));

/** Takes rules that are ready, as all of them are. */
export const rulesheet = (take: (rule: string) => void) => take;

/** A rule is a text already. */
export const stringify = (): void => undefined;

/** No browser here needs a prefix. */
export const prefixer = stringify;
