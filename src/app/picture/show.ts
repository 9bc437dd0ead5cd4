import { draw } from './draw.ts';
import type { Kept } from './last.ts';
import { holes } from './parts.ts';

/** How long a screen may take to be as far as its picture is, from when its frame stands, ms. */
const patience = 3000;
/** How long the console may take to begin, ms: one that does not come is told by an empty page, as ever. */
const patienceWithCode = 30_000;
/** How long what is in sight of it may take to be decoded, ms. */
const decoding = 300;

/** The names that stand in the bare frame at a route, such as «Лекции» and «Контент». */
function namesAt(names: unknown, route: string): readonly [title: string, group: string] {
  const at = (path: string): unknown =>
    typeof names === 'object' && names !== null && Object.hasOwn(names, path)
      ? Reflect.get(names, path)
      : undefined;
  const named = (found: unknown, place: number): string => {
    const name: unknown = Array.isArray(found) ? found[place] : undefined;
    return typeof name === 'string' ? name : '';
  };
  const section = /^\/[^/]*/.exec(route)?.[0] ?? '/';
  return [named(at(route), 0), named(at(section), 1)];
}

/** Writes into the bare frame where it stands now: its names, and the section in the menu. */
function fillFrame(body: Element, names: unknown): void {
  const route = /^#([^?]*)/.exec(location.hash)?.[1] ?? '/';
  const [title, group] = namesAt(names, route);
  const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  for (let at = texts.nextNode(); at !== null; at = texts.nextNode()) {
    if (at.nodeValue === holes.title) at.nodeValue = title;
    if (at.nodeValue === holes.group) at.nodeValue = group;
  }
  const isHere = (href: string | null) =>
    href !== null && (href === `#${route}` || (href !== '#/' && `#${route}`.startsWith(`${href}/`)));
  for (const link of body.querySelectorAll('nav li > a')) {
    if (isHere(link.getAttribute('href'))) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
}

/** Over the page, out of reach of readers, keys and presses: these go to what stands under it. */
function put(body: Node, css: string, of: 'screen' | 'frame'): HTMLElement {
  const host = document.createElement('div');
  host.dataset['picture'] = of;
  host.inert = true;
  host.setAttribute('aria-hidden', 'true');
  Object.assign(host.style, {
    position: 'fixed',
    inset: '0',
    zIndex: '2147483647',
    overflow: 'hidden',
    contain: 'strict',
    background: 'var(--surface)',
  });
  // Its rules and names are its own: nothing of it is met by the page, and nothing of the page by it.
  const shadow = host.attachShadow({ mode: 'closed' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${css}*,*::before,*::after{animation:none!important;transition:none!important}`);
  shadow.adoptedStyleSheets = [sheet];
  shadow.append(body);
  document.body.append(host);
  return host;
}

/** Takes the picture away once the real screen is as far as it, or somebody goes elsewhere. */
function giveWay(host: HTMLElement, until: string): void {
  const root = document.getElementById('root') ?? document.body;
  const over = new AbortController();
  const remove = () => {
    over.abort();
    host.remove();
  };
  /** What is seen of it must not come a frame later. */
  const whenDecoded = () => {
    watch.disconnect();
    const seen = [...root.querySelectorAll('img')].filter(
      (image) => image.getBoundingClientRect().top < innerHeight,
    );
    void Promise.allSettled(seen.map((image) => image.decode())).then(remove);
    setTimeout(remove, decoding);
  };
  const standsThere = () => root.querySelector('main, form') !== null;
  let begun = false;
  let timer = setTimeout(remove, patienceWithCode);
  const look = () => {
    if (!standsThere()) return;
    if (!begun) {
      begun = true;
      clearTimeout(timer);
      timer = setTimeout(remove, patience);
    }
    if (root.querySelector(until) === null) whenDecoded();
  };
  const watch = new MutationObserver(look);
  over.signal.addEventListener('abort', () => {
    watch.disconnect();
    clearTimeout(timer);
  });
  // What is pressed is meant for the real screen, as soon as there is one.
  const press = () => standsThere() && remove();
  const options = { signal: over.signal, capture: true };
  for (const name of ['pointerdown', 'keydown'] as const) window.addEventListener(name, press, options);
  window.addEventListener('hashchange', remove, options);
  watch.observe(root, { childList: true, subtree: true });
}

/** Shows a picture until the real screen takes its place. Tells whether there was anything to show. */
export function show({ body, css, until, names, scrolled }: Kept): boolean {
  const drawn = draw(body, document);
  if (!(drawn instanceof Element)) return false;
  if (names !== undefined) fillFrame(drawn, names);
  if (scrolled) drawn.querySelector('main')?.replaceChildren();
  giveWay(put(drawn, css, names === undefined ? 'screen' : 'frame'), until);
  return true;
}
