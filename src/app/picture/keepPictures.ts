import { queryClientAtom } from 'jotai-tanstack-query';
import type { Store } from '#atoms/store.ts';
import { languageAtom } from '#atoms/ui/language.ts';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { ownBuild } from '#lib/servedBuild.ts';
import { whenIdle } from '#lib/whenIdle.ts';
import { mayKeep } from './mayKeep.ts';
import type { Picture } from './parts.ts';
import { bareRoute, looksNow, pictureName } from './place.ts';
import { sectionNames, takeFrame, takeScreen } from './takeScreen.tsx';

/** How long a screen stays as it is before its picture is taken, ms. */
const rest = 1500;

/** What the author has opened or chosen: the next visit does not begin with it. */
const opened =
  'dialog[open], [role="dialog"], [role="menu"], [role="listbox"], main [type="checkbox"]:not([role="switch"]):checked';

type Keep = (name: string, picture: Picture) => unknown;

/** Takes a picture of each screen that the author sees, once it rests, so that the next visit begins with it. */
export function keepPictures(store: Store, keep: Keep): void {
  const root = document.getElementById('root');
  const build = ownBuild();
  if (root === null || build === null) return;
  const client = store.get(queryClientAtom);
  /** What was kept by this page, so that nothing is written twice. */
  const kept = new Map<string, string>();

  const isAtRest = () =>
    !document.hidden &&
    navigator.onLine &&
    window.scrollY === 0 &&
    store.get(uploadsSummaryAtom).total === 0 &&
    document.querySelector(opened) === null;

  const write = (name: string, picture: Omit<Picture, 'build' | 'looks'>) => {
    const whole = { ...picture, build, looks: looksNow() };
    const text = JSON.stringify(whole);
    if (kept.get(name) === text) return;
    kept.set(name, text);
    void keep(name, whole);
  };

  const writeFrame = (route: string) => {
    const names = sectionNames(store.get(languageAtom));
    const name = pictureName();
    const isDone = kept.has(`${name} ${looksNow()}`);
    // At home and in the planner other things stand in the bar.
    if (isDone || !Object.hasOwn(names, route) || route === '/' || route === '/planner') return;
    const taken = takeFrame(root);
    if (taken === null) return;
    kept.set(`${name} ${looksNow()}`, '');
    write(name, { ...taken, until: 'main:not(:has(h1))', names });
  };

  const look = () => {
    const route = bareRoute(location.hash);
    // What comes may be what is there already, and change nothing.
    if (client.isFetching() > 0) return later();
    if (route === null || !isAtRest() || root.querySelector('main h1') === null) return;
    writeFrame(route);
    const way = mayKeep(route, client);
    if (way === null || root.querySelector(way.until) !== null) return;
    const taken = takeScreen(root, way.without);
    // What comes by itself between two looks is of no use: it is written again with the next change.
    if (taken !== null) write(pictureName(route), { ...taken, until: way.until });
  };

  let timer: ReturnType<typeof setTimeout> | undefined;
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => whenIdle(look), rest);
  };
  const watch = new MutationObserver(later);
  watch.observe(root, { childList: true, subtree: true, characterData: true });
  window.addEventListener('hashchange', later);
  window.addEventListener('resize', later);
  later();
}
