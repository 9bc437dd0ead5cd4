import { isAttribute, isStyle, isTag, type Drawn } from './parts.ts';
import { attributesIn, rulesOf } from './sheet.ts';

/** How far under the window an element may begin and still be taken, px: what is half in sight pushes what is over it. */
const margin = 120;

/** What looks the same whatever the rules say: not asked for by any of them, and needed all the same. */
const always = /^(?:aria-|data-)/;

interface Taking {
  /** What of the screen is left out. */
  omit: (element: Element) => boolean;
  /** What stands in for a text. */
  text?: (text: Text) => string;
}

/** A screen as data: its elements down to the foot of the window, and the rules that they are drawn by. */
export function take(
  root: Element,
  { omit, text = ({ data }) => data }: Taking,
): { body: Drawn; css: string } | null {
  const classes = new Set<string>();
  for (const element of root.querySelectorAll('[class]'))
    for (const name of element.classList) classes.add(name);
  const css = rulesOf(classes);
  const asked = attributesIn(css);

  const attributesOf = (element: Element, tag: string) =>
    [...element.attributes]
      .map(({ name, value }) => [name, value] as const)
      .filter(([name]) => !always.test(name) || asked.has(name))
      .filter(([name, value]) => isAttribute(tag, name, value));

  /** Which of several is chosen stands in no attribute. */
  const isChosen = (element: Element) => element instanceof HTMLInputElement && element.checked;

  const stylesOf = (element: Element, tag: string) => {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) return [];
    const { style } = element;
    return [...style]
      .map((name) => [name, style.getPropertyValue(name)] as const)
      .filter(([name, value]) => tag !== '' && isStyle(name, value));
  };

  const drawn = (node: Node): Drawn | null => {
    if (node instanceof Text) return text(node);
    if (!(node instanceof Element)) return null;
    const tag = node.localName;
    if (!isTag(tag) || omit(node)) return null;
    const { top, height } = node.getBoundingClientRect();
    if (height > 0 && top > innerHeight + margin) return null;
    const parts = [...node.childNodes].map(drawn).filter((part) => part !== null);
    return [
      tag,
      { ...Object.fromEntries(attributesOf(node, tag)), ...(isChosen(node) && { checked: '' }) },
      Object.fromEntries(stylesOf(node, tag)),
      ...parts,
    ];
  };

  const body = drawn(root);
  return body === null ? null : { body, css };
}
