/** The rules under a condition, however deep they are nested. */
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

/** Does something while the page is styled for a thumb. A browser that was told of one would not forget it for the next story. */
export const withTouch = (work: () => Promise<void>): Promise<void> => withRules('(pointer: coarse)', work);

/** Does something while the page has the rules for colours that the system picks. The colours themselves stay. */
export const withSystemColours = (work: () => Promise<void>): Promise<void> =>
  withRules('(forced-colors: active)', work);
