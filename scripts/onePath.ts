/** An element of an icon with its attributes. */
export type Shape = readonly [tag: string, attributes: Readonly<Record<string, string>>];

/** Geometry attributes by element; an element with others keeps a style of its own. */
const places: Record<string, readonly string[]> = {
  path: ['d'],
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'x2', 'y1', 'y2'],
  polyline: ['points'],
  polygon: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx', 'ry'],
};

const rounded = (value: number) => String(Number(value.toFixed(4)));

const said = (command: string, ...values: number[]) => `${command}${values.map(rounded).join(' ')}`;

/** The first move of a path is absolute, even in lower case; after another path it would be relative. */
function fromCorner(path: string): string {
  const number = String.raw`-?(?:\d+\.?\d*|\.\d+)`;
  const [first = '', x, y] = new RegExp(String.raw`^m\s*(${number})[\s,]*(${number})\s*`).exec(path) ?? [];
  if (first === '') return path;
  const rest = path.slice(first.length);
  // Further numbers after a move are lines, relative if the move was.
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function ellipse(cx: number, cy: number, rx: number, ry: number): string {
  return `${said('M', cx - rx, cy)}${said('a', rx, ry, 0, 1, 0, 2 * rx, 0)}${said('a', rx, ry, 0, 1, 0, -2 * rx, 0)}z`;
}

function rectangle(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const corner = (dx: number, dy: number) => (rx === 0 ? '' : said('a', rx, ry, 0, 0, 1, dx, dy));
  const [across, down] = [width - 2 * rx, height - 2 * ry];
  return [
    said('M', x + rx, y),
    said('h', across) + corner(rx, ry),
    said('v', down) + corner(-rx, ry),
    said('h', -across) + corner(-rx, -ry),
    said('v', -down) + corner(rx, -ry),
    'z',
  ].join('');
}

/** A shape as a path; null if it has a style of its own. */
function pathOf([tag, attributes]: Shape): string | null {
  if (!Object.keys(attributes).every((name) => places[tag]?.includes(name) === true)) return null;
  const { d = '', points = '' } = attributes;
  const at = (name: string, otherwise = 0) => Number(attributes[name] ?? otherwise);
  switch (tag) {
    case 'path':
      return fromCorner(d);
    case 'circle':
      return ellipse(at('cx'), at('cy'), at('r'), at('r'));
    case 'ellipse':
      return ellipse(at('cx'), at('cy'), at('rx'), at('ry'));
    case 'line':
      return `${said('M', at('x1'), at('y1'))}${said('L', at('x2'), at('y2'))}`;
    case 'rect': {
      const [rx, ry] = [at('rx', at('ry')), at('ry', at('rx'))];
      return rectangle(at('x'), at('y'), at('width'), at('height'), rx, ry);
    }
    default:
      return `M${points}${tag === 'polygon' ? 'z' : ''}`;
  }
}

/** Joins neighbouring shapes into one path: so a page has half as many elements for its icons. */
export function onePath(shapes: readonly Shape[]): Shape[] {
  const joined: Shape[] = [];
  let open: string | null = null;
  for (const shape of shapes) {
    const path = pathOf(shape);
    if (path === null) joined.push(shape);
    else if (open === null) joined.push(['path', { d: path }]);
    else joined.splice(-1, 1, ['path', { d: open + path }]);
    open = path === null ? null : (open ?? '') + path;
  }
  return joined;
}
