import type { Piece, Snapshot } from './snapshot.ts';

/** Elements that are no part of the look, or would do something. */
const leftOut = 'script, style, link, iframe, object, embed, template, video, audio, canvas, [aria-live]';

/** Attributes that name, describe, link or act, and are no part of the look. */
const unwanted =
  /^(?:on.*|id|name|for|href|src|srcset|sizes|title|alt|tabindex|contenteditable|autofocus|aria-(?:label.*|describedby|controls|owns|active.*|value.*|live))$/;

/** Addresses that another page can load as well. */
const isLasting = (source: string) => /^(?:https?:)?\/|^\.{0,2}\//.test(source);

function attributesOf(element: Element): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { name, value } of element.attributes) if (!unwanted.test(name)) found[name] = value;
  // Parts of an SVG refer to each other by id.
  if (element instanceof SVGElement && element.id !== '') found['id'] = element.id;
  if (element instanceof HTMLImageElement && isLasting(element.getAttribute('src') ?? ''))
    found['src'] = element.currentSrc || element.src;
  if (element instanceof HTMLInputElement) {
    found['value'] = element.type === 'password' ? '' : element.value;
    if (element.checked) found['checked'] = '';
    else delete found['checked'];
  }
  if (element instanceof HTMLOptionElement && element.selected) found['selected'] = '';
  return found;
}

type Sight = 'shown' | 'hidden' | 'below';

/** How an element is placed in the window. Hidden ones keep their place among their siblings, because CSS rules count them. */
function sightOf(element: Element): Sight {
  const boxes = [...element.getClientRects()];
  if (boxes.length > 0) return boxes.some(({ top }) => top < innerHeight) ? 'shown' : 'below';
  return getComputedStyle(element).display === 'none' ? 'hidden' : 'shown';
}

function contentOf(element: Element, sight: Sight, apart: string): Piece[] {
  if (sight === 'hidden') return [];
  if (element instanceof HTMLTextAreaElement) return [element.value];
  const content = piecesOf(element.childNodes, apart);
  return sight === 'below' ? content.filter((piece) => typeof piece !== 'string') : content;
}

function pieceOf(element: Element, sight: Sight, apart: string): Piece | null {
  const tag = element instanceof SVGElement ? element.tagName : element.localName;
  const attributes = attributesOf(element);
  if (element.matches(apart)) {
    const { height } = element.getBoundingClientRect();
    // Not empty, because rules match `:empty`.
    return [tag, { ...attributes, style: `${attributes['style'] ?? ''};height:${height}px` }, ' '];
  }
  const content = contentOf(element, sight, apart);
  // Fixed elements can be inside an element that is below the window.
  return sight === 'below' && content.length === 0 ? null : [tag, attributes, ...content];
}

function piecesOf(nodes: Iterable<Node>, apart: string): Piece[] {
  const pieces: Piece[] = [];
  for (const node of nodes) {
    if (node instanceof Text) pieces.push(node.data);
    if (!(node instanceof Element) || node.matches(leftOut)) continue;
    const piece = pieceOf(node, sightOf(node), apart);
    if (piece !== null) pieces.push(piece);
  }
  return pieces;
}

function classesOf(pieces: Piece[], found = new Set<string>()): Set<string> {
  for (const piece of pieces)
    if (typeof piece !== 'string') {
      const [, attributes, ...content] = piece;
      for (const name of (attributes['class'] ?? '').split(/\s+/)) found.add(name);
      classesOf(content, found);
    }
  return found;
}

/** Whether a CSS rule can apply to elements with these classes. */
const concerns = (selector: string, classes: Set<string>) =>
  selector.split(',').some((one) => {
    const named = one.replaceAll(/:(?:not|has|is|where)\([^)]*\)/g, '').match(/\.[\w-]+/g) ?? [];
    return named.every((name) => classes.has(name.slice(1)));
  });

function cssOf(rules: CSSRuleList, classes: Set<string>): string {
  let css = '';
  for (const rule of rules)
    if (rule instanceof CSSStyleRule) {
      if (concerns(rule.selectorText, classes)) css += rule.cssText;
    } else if (rule instanceof CSSGroupingRule) {
      const inside = cssOf(rule.cssRules, classes);
      if (inside !== '') css += `${rule.cssText.slice(0, rule.cssText.indexOf('{'))}{${inside}}`;
    }
  return css;
}

/**
 * The snapshot of a page scrolled to its top: its visible part and the rules for that. Elements in `apart` leave only their place. Forces a layout.
 */
export function takeSnapshot(root: Element, shapes: string, apart: string): Snapshot {
  const pieces = piecesOf(root.childNodes, apart);
  const classes = classesOf(pieces);
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const { dataset, clientWidth } = document.documentElement;
  return {
    shapes,
    isFrame: apart === 'main',
    window: innerWidth,
    page: clientWidth,
    theme: dataset['theme'],
    css: sheets.map((sheet) => cssOf(sheet.cssRules, classes)).join(''),
    pieces,
  };
}
