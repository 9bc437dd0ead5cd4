// What a picture of a screen may be made of. It is written by these rules, and read by them again: what lies on a device is not trusted.

/** An element or a text: its tag, attributes, inline styles, and what is in it. */
export type Drawn =
  | string
  | [tag: string, attributes: Record<string, string>, styles: Record<string, string>, ...children: Drawn[]];

/** A screen as it was seen last. */
export interface Picture {
  /** The build that its names of classes are of. */
  build: string;
  /** The settings that it depends on; see `looksNow`. */
  looks: string;
  /** The rules that its classes mean. */
  css: string;
  body: Drawn;
  /** What of the real screen must have gone before it takes the place of the picture: a selector. */
  until: string;
  /** In the picture of the bare frame: by route, the title of the section and of its group. */
  names?: Record<string, readonly [title: string, group: string]>;
}

/** Stand in the picture of the bare frame where the names of the section come. */
export const holes = { title: '\u{E000}', group: '\u{E001}' };

const words = (text: string) => new Set(text.split(' '));

const htmlTags = words(
  'a article aside b button dd div dl dt em figcaption figure footer h1 h2 h3 h4 header hr i img input kbd label li main nav ol p ' +
    'section small span strong table tbody td textarea th thead time tr ul output',
);
const svgTags = words('svg g path circle ellipse rect line polyline polygon');

/** Attributes that say how something looks, and nothing else. */
const plain = words(
  'class dir role hidden disabled checked placeholder viewBox width height fill stroke stroke-width stroke-linecap stroke-linejoin ' +
    'stroke-dasharray stroke-dashoffset d cx cy r rx ry x y x1 x2 y1 y2 points transform opacity rows cols colspan rowspan',
);
const state = /^(?:aria|data)-[a-z-]+$/;

/** Pictures of the author's own, from the platform. */
const ownImage = /^\/api\/v1\/author\/image\/[\w%.-]+$/;
const ownRoute = /^#\/[\w%./-]*$/;
const fieldTypes = words('button checkbox radio search text');

const isFar = (value: string) => /url\(|image\(|image-set\(|src\(|javascript:|\\/i.test(value);

export const isSvg = (tag: string): boolean => svgTags.has(tag);

export const isTag = (tag: string): boolean => htmlTags.has(tag) || svgTags.has(tag);

/** Whether an element of a picture may have this attribute. */
export function isAttribute(tag: string, name: string, value: string): boolean {
  if (name === 'href') return tag === 'a' && ownRoute.test(value);
  if (name === 'src') return tag === 'img' && ownImage.test(value);
  if (name === 'type') return fieldTypes.has(value);
  return (plain.has(name) || state.test(name)) && !isFar(value);
}

/** Whether an element of a picture may have this inline style: an address in it leads to a picture of the author's own. */
export function isStyle(name: string, value: string): boolean {
  if (!/^-{0,2}[a-z][\w-]*$/i.test(name)) return false;
  const near = value.replaceAll(/url\("([^"]*)"\)/g, (whole, address: string) =>
    ownImage.test(address) ? '' : whole,
  );
  return !isFar(near);
}

/** Whether rules of a picture take nothing from elsewhere: signs that are drawn in the rule itself are all there is. */
export const isSheet = (css: string): boolean =>
  !/@import|image-set\(|\\|url\((?!"data:image\/svg\+xml,)/i.test(css);
