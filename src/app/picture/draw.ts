import { isAttribute, isStyle, isSvg, isTag } from './parts.ts';

/** More than any screen has above its fold: what is larger or deeper was not taken by us. */
const mostNodes = 8000;
const mostDepth = 80;

const isRecord = (data: unknown): data is Record<string, unknown> =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

type Page = Pick<Document, 'createElement' | 'createElementNS' | 'createTextNode'>;

/** Makes the elements of a picture. What a picture may not have is left out, whoever has written it. */
export function draw(data: unknown, page: Page): Node | null {
  let left = mostNodes;

  const dress = (element: HTMLElement | SVGElement, tag: string, attributes: unknown, styles: unknown) => {
    if (isRecord(attributes))
      for (const [name, value] of Object.entries(attributes))
        if (typeof value === 'string' && isAttribute(tag, name, value)) element.setAttribute(name, value);
    if (isRecord(styles))
      for (const [name, value] of Object.entries(styles))
        if (typeof value === 'string' && isStyle(name, value)) element.style.setProperty(name, value);
  };

  const make = (part: unknown, within: string, depth: number): Node | null => {
    left -= 1;
    if (left < 0 || depth > mostDepth) return null;
    if (typeof part === 'string') return page.createTextNode(part);
    if (!Array.isArray(part)) return null;
    const [tag, attributes, styles, ...children]: unknown[] = part;
    if (typeof tag !== 'string' || !isTag(tag)) return null;
    // What is in a drawing is a part of it.
    if (within !== '' && !isSvg(tag)) return null;
    const element = isSvg(tag)
      ? page.createElementNS('http://www.w3.org/2000/svg', tag)
      : page.createElement(tag);
    dress(element, tag, attributes, styles);
    for (const child of children) {
      const made = make(child, isSvg(tag) ? tag : '', depth + 1);
      if (made !== null) element.append(made);
    }
    return element;
  };

  return make(data, '', 0);
}
