const coarse = '(pointer: coarse)';

/** The rules for a thumb, however deep they are nested. */
function rulesForThumb(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule && rule.media.mediaText === coarse ? [rule] : []),
    ...(rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule ? rulesForThumb(rule.cssRules) : []),
  ]);
}

/** Does something while the page is styled for a thumb. A browser that was told of one would not forget it for the next story. */
export async function withTouch(work: () => Promise<void>): Promise<void> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesForThumb(sheet.cssRules));
  for (const { media } of rules) media.mediaText = 'all';
  try {
    await work();
  } finally {
    for (const { media } of rules) media.mediaText = coarse;
  }
}
