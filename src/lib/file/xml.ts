/** An element of a document. */
export interface XmlNode {
  /** The name without its prefix: writers choose prefixes freely. */
  name: string;
  attribute: (name: string) => string | null;
  children: readonly XmlNode[];
  text: string;
}

/** Limits of depth and number of elements. No manifest comes near them. */
const deepest = 60;
const most = 200_000;

/** Documents with a DTD are refused: entities could grow without limit or refer to other files. */
const hasOwnWords = (text: string) => /<!(?:DOCTYPE|ENTITY)/i.test(text);

/** Parses a document. null if it is invalid, or contains more than plain data. */
export function readXml(text: string): XmlNode | null {
  if (hasOwnWords(text)) return null;
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror') !== null) return null;
  let count = 0;
  const nodeOf = (element: Element, depth: number): XmlNode => {
    count += 1;
    if (depth > deepest || count > most) throw new RangeError('A document of too many elements');
    return {
      name: element.localName,
      attribute: (name) =>
        [...element.attributes].find((one) => one.localName === name && one.value !== '')?.value ?? null,
      children: [...element.children].map((child) => nodeOf(child, depth + 1)),
      text: element.textContent ?? '',
    };
  };
  try {
    return nodeOf(document.documentElement, 0);
  } catch {
    return null;
  }
}
