// Shows a story as a reviewer asks for it. A page cannot tell its browser to want less motion or the colours of the system: here the rules
// that would follow are made to, in every sheet there is and in what is added to them.
import { queryFor } from './queryFor.ts';
import { sightFilter } from './sight.ts';
import { unreviewed, type Review } from './looks.ts';

let review: Review = unreviewed;

/** What rules said before. */
const queries = new WeakMap<CSSMediaRule, string>();
/** What has declarations: a rule, and what stands in it beside the rules that it holds. */
type Declaring = CSSStyleRule | CSSNestedDeclarations;
const sizes = new WeakMap<Declaring, Record<'font-size' | 'line-height', string>>();

function setQuery(rule: CSSMediaRule): void {
  const own = queries.get(rule) ?? rule.media.mediaText;
  queries.set(rule, own);
  const asked = queryFor(own, review);
  if (rule.media.mediaText !== asked) rule.media.mediaText = asked;
}

function setText({ style }: Declaring, own: Record<'font-size' | 'line-height', string>): void {
  for (const name of ['font-size', 'line-height'] as const) {
    const pixels = /^([\d.]+)px$/.exec(own[name])?.[1];
    if (pixels === undefined) continue;
    const asked = review.text === 'double' ? `${Number(pixels) * 2}px` : own[name];
    if (style.getPropertyValue(name) !== asked)
      style.setProperty(name, asked, style.getPropertyPriority(name));
  }
}

function apply(rule: CSSRule): void {
  if (rule instanceof CSSMediaRule) setQuery(rule);
  if (rule instanceof CSSStyleRule || rule instanceof CSSNestedDeclarations) {
    const own = sizes.get(rule) ?? {
      'font-size': rule.style.getPropertyValue('font-size'),
      'line-height': rule.style.getPropertyValue('line-height'),
    };
    sizes.set(rule, own);
    setText(rule, own);
  }
  if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule)
    for (const inner of rule.cssRules) apply(inner);
}

function applyAll(): void {
  for (const sheet of document.styleSheets) for (const rule of sheet.cssRules) apply(rule);
}

/** The colours of a dark system with much contrast. What the console does beside them stands in its own rules. */
const forced = new CSSStyleSheet();
forced.replaceSync(`
  :root { color-scheme: dark !important; }
  *, ::before, ::after { color: CanvasText !important; background-color: Canvas !important; background-image: none !important;
    border-color: CanvasText !important; box-shadow: none !important; text-shadow: none !important; }
  a, a * { color: LinkText !important; }
  button, button *, [role='button'], [role='button'] * { color: ButtonText !important; border-color: ButtonText !important; }
  :disabled, :disabled * { color: GrayText !important; }
`);

let listens = false;

/** From now on what is added to a sheet, and what is asked of the browser, is as the review asks. */
function listen(): void {
  if (listens) return;
  listens = true;
  const insert = CSSStyleSheet.prototype.insertRule;
  CSSStyleSheet.prototype.insertRule = function insertAndApply(...args) {
    const at = insert.apply(this, args);
    const rule = this.cssRules[at];
    if (rule !== undefined) apply(rule);
    return at;
  };
  const match = window.matchMedia.bind(window);
  window.matchMedia = (query) => match(queryFor(query, review));
  new MutationObserver(applyAll).observe(document.head, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}

/** Shows the page as it is asked for. */
export function applyReview(asked: Review): void {
  review = asked;
  listen();
  applyAll();
  document.adoptedStyleSheets = [
    ...document.adoptedStyleSheets.filter((sheet) => sheet !== forced),
    ...(asked.contrast === 'forced' ? [forced] : []),
  ];
  document.documentElement.style.filter = sightFilter(asked.sight);
}
