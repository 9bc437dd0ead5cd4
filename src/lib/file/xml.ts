/** An element of a document. */
export interface XmlNode {
  /** Without its prefix: whoever writes them chooses prefixes freely. */
  name: string;
  attribute: (name: string) => string | null;
  children: readonly XmlNode[];
  text: string;
}

/** Elements within each other, and all of them. No manifest comes near. */
const deepest = 60;
const most = 200_000;

/** Own words of a document are what entities are made of, which would grow without bound, or lead elsewhere. */
const hasOwnWords = (text: string) => /<!(?:DOCTYPE|ENTITY)/i.test(text);

/** Reads a document. null where it is none, or one that does more than to say something. */
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
