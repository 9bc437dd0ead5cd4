import { isSheet } from './parts.ts';

const classesIn = (selector: string) =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name);

/** A rule of the page as text, if one of these classes may need it; empty otherwise. */
function ruleText(rule: CSSRule, classes: ReadonlySet<string>): string {
  if (rule instanceof CSSStyleRule) {
    const named = classesIn(rule.selectorText);
    return named.length === 0 || named.some((name) => classes.has(name)) ? rule.cssText : '';
  }
  // Nothing of a picture moves, and fonts are of the page.
  if (rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule) return '';
  if (!(rule instanceof CSSGroupingRule)) return '';
  const inner = rulesText(rule.cssRules, classes);
  return inner === '' ? '' : `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inner}}`;
}

const rulesText = (rules: CSSRuleList, classes: ReadonlySet<string>): string =>
  [...rules]
    .map((rule) => ruleText(rule, classes))
    .filter(isSheet)
    .join('');

/** All rules of the page that these classes may need, in their order. */
export const rulesOf = (classes: ReadonlySet<string>): string =>
  [...document.styleSheets].map(({ cssRules }) => rulesText(cssRules, classes)).join('');

/** The attributes that rules ask for. */
export const attributesIn = (css: string): ReadonlySet<string> =>
  new Set([...css.matchAll(/\[([a-z-]+)/g)].map(([, name = '']) => name));
