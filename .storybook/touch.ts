/** The rules inside a condition, at any depth. */
function rulesUnder(condition: string, rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule && rule.media.mediaText === condition ? [rule] : []),
    ...(rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule
      ? rulesUnder(condition, rule.cssRules)
      : []),
  ]);
}

async function withRules(condition: string, work: () => Promise<void>): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesUnder(condition, sheet.cssRules));
  for (const { media } of rules) media.mediaText = 'all';
  try {
    await work();
  } finally {
    for (const { media } of rules) media.mediaText = condition;
  }
}

/** Runs something while the page is styled for touch. If the browser itself emulated touch, that would stay on for the next story. */
export const withTouch = (work: () => Promise<void>): Promise<void> => withRules('(pointer: coarse)', work);

/** Runs something while the page has the rules of forced colours. The colours themselves do not change. */
export const withSystemColours = (work: () => Promise<void>): Promise<void> =>
  withRules('(forced-colors: active)', work);
