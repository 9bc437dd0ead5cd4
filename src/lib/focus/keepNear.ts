const stops =
  ':is(a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex]):not(:disabled, [tabindex="-1"])';
const typed = 'input:not([type=checkbox], [type=radio], [type=range]), textarea, [contenteditable="true"]';

/** What the focus never leaves by itself. */
const scopes = 'main, dialog, [role=dialog]';

/** Where something stood: in what, and before what. */
interface Place {
  parent: Element;
  next: Node | null;
}

const pageNow = () => location.hash.split('?')[0];

/** The place that an element left, or that of the part of the page that went with it. */
function placeOf(gone: Node, records: readonly MutationRecord[]): Place | null {
  const last = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)));
  if (!(last?.target instanceof Element)) return null;
  const { target, nextSibling, previousSibling } = last;
  if (!target.isConnected) return placeOf(target, records);
  if (nextSibling?.parentNode === target) return { parent: target, next: nextSibling };
  // What stood after it may have gone too.
  return {
    parent: target,
    next: previousSibling?.parentNode === target ? previousSibling.nextSibling : null,
  };
}

/** What takes the focus next to a place: what follows in the same part of the page, what is before it there, then the same a part further out. */
function nearest({ parent, next }: Place): HTMLElement | null {
  // A field would call up the keys of a touch screen.
  const wanted = matchMedia('(pointer: fine)').matches ? stops : `${stops}:not(${typed})`;
  const there = [...parent.querySelectorAll<HTMLElement>(wanted)].filter((stop) => stop.checkVisibility());
  const follows = (stop: Node) =>
    next !== null &&
    (next === stop || (next.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) > 0);
  const found = there.find(follows) ?? there.at(-1);
  if (found !== undefined) return found;
  if (parent.parentElement === null || parent.matches(scopes))
    return parent instanceof HTMLElement ? parent : null;
  return nearest({ parent: parent.parentElement, next: parent.nextSibling });
}

/**
 * From now on, where a control goes that has the focus, and nobody says where the focus is to go, it goes to what stands nearest: keys and
 * screen readers would begin at the top of the page. For the whole page at once and apart from it: the first screen can do without. Answers
 * how to end that.
 */
export function keepNear(): () => void {
  let held: { element: Element; page: string | undefined } | null = null;
  const onFocus = ({ target }: FocusEvent) => {
    held = target instanceof Element ? { element: target, page: pageNow() } : null;
  };
  // Whoever presses beside all controls has let go. What goes is still in the page when it says so, and a moment later it is not.
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null) return;
    setTimeout(() => {
      if (held !== null && held.element === target && document.activeElement !== target) held = null;
    });
  };
  const goOn = (place: Place, page: string | undefined) => {
    const scope = document.querySelector('dialog:modal');
    if (document.activeElement !== document.body || page !== pageNow() || !place.parent.isConnected) return;
    // What goes by itself, a row that a poll takes out, may be far from where the author looks by now.
    if (scope === null || scope.contains(place.parent)) nearest(place)?.focus({ preventScroll: true });
  };
  const watcher = new MutationObserver((records) => {
    if (held === null || held.element.isConnected) return;
    const { element, page } = held;
    held = null;
    const place = placeOf(element, records);
    // Whoever knows better says so within a frame or two.
    if (place?.parent.closest(scopes))
      requestAnimationFrame(() => requestAnimationFrame(() => goOn(place, page)));
  });
  document.addEventListener('focusin', onFocus);
  document.addEventListener('focusout', onBlur);
  watcher.observe(document.body, { childList: true, subtree: true });
  return () => {
    document.removeEventListener('focusin', onFocus);
    document.removeEventListener('focusout', onBlur);
    watcher.disconnect();
  };
}
