import type { Piece, Snapshot } from './snapshot.ts';

/** What the build passes to the page. */
interface Marks {
  /** The keys that tell that an author works here, and keeps rows on the device. */
  here: string;
  seen: string;
  /** The prefix of snapshot keys. */
  prefix: string;
  shapes: string;
}

/**
 * Runs in the page before its modules. It is inserted as text, so it can use only its arguments. Shows the snapshot of the screen until the screen
 * itself has content, or until the author does something. The snapshot is a picture: it cannot be pressed, and screen readers ignore it.
 */
export function showSnapshot({ here, seen, prefix, shapes }: Marks): void {
  /** The longest time that a snapshot waits for a page that does not come, and for its fonts, ms. */
  const patience = 10_000;
  const fontPatience = 100;
  /** Loading placeholders, except those that the snapshot has too. */
  const busy = '[aria-busy=true]:not([data-clients] *)';
  const svg = 'http://www.w3.org/2000/svg';
  let kept: Snapshot;
  try {
    if (localStorage.getItem(here) === null || localStorage.getItem(seen) !== 'kept') return;
    // The stored value should be from this console. If it is not, it is not shown.
    kept = JSON.parse(localStorage.getItem(prefix + location.hash) ?? '{}');
    if (kept.shapes !== shapes || kept.window !== innerWidth) return;
  } catch {
    return;
  }
  const make = (piece: Piece, space: string): Node => {
    if (typeof piece === 'string') return document.createTextNode(piece);
    const [tag, attributes, ...content] = piece;
    const own = tag === 'svg' ? svg : space;
    const element = document.createElementNS(own, tag) as HTMLElement;
    for (const [name, value] of Object.entries(attributes))
      if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    element.append(...content.map((one) => make(one, own)));
    return element;
  };
  const page = document.documentElement;
  const host = document.createElement('div');
  host.inert = true;
  host.ariaHidden = 'true';
  host.style.cssText = `position:fixed;inset:0 auto 0 0;width:${kept.page}px;overflow:hidden;z-index:1;pointer-events:none`;
  try {
    const shadow = host.attachShadow({ mode: 'closed' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(kept.css);
    shadow.adoptedStyleSheets = [sheet];
    shadow.append(...kept.pieces.map((piece) => make(piece, 'http://www.w3.org/1999/xhtml')));
  } catch {
    return;
  }
  if (kept.theme !== undefined) page.dataset['theme'] = kept.theme;
  let isOver = false;
  const show = () => {
    if (!isOver) page.append(host);
  };
  // Before the fonts are loaded, every letter would be laid out in fallback fonts, and then again.
  Promise.race([
    document.fonts.load('1em "Golos Text"', 'aя₽'),
    new Promise((resolve) => setTimeout(resolve, fontPatience)),
  ]).then(show, show);

  let asked = false;
  const look = () => {
    asked = false;
    const main = document.querySelector('#root main');
    if (main !== null && (kept.isFrame || main.querySelector(busy) === null)) leave();
  };
  const changes = new MutationObserver(() => {
    if (!asked) requestAnimationFrame(look);
    asked = true;
  });
  const acts = ['keydown', 'pointerdown', 'wheel', 'hashchange'];
  const leave = () => {
    isOver = true;
    changes.disconnect();
    host.remove();
    for (const act of acts) removeEventListener(act, leave, true);
  };
  for (const act of acts) addEventListener(act, leave, true);
  setTimeout(leave, patience);
  changes.observe(page, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
}
