/** Whether something of a story is outside its root, as floating elements are. Storybook measures those itself. */
const isElsewhere = (): boolean =>
  [...document.querySelectorAll('body > :not([id^="storybook-"], .sb-wrapper, script, style)')].some(
    ({ clientHeight }) => clientHeight > 0,
  );

/**
 * Tells the page around a frame the height of a story that consists of text alone, or of nothing. Storybook measures elements, and reports nothing
 * without them. The page would then treat the frame as one that is still loading, and would not pass on a new theme or language.
 */
export function tellBareSize(): void {
  const root = document.querySelector('#storybook-root');
  if (root === null || root.childElementCount > 0 || isElsewhere()) return;
  const { width, bottom } = root.getBoundingClientRect();
  const height = Math.ceil(bottom + Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  window.parent.postMessage(JSON.stringify({ context: 'iframe.resize', width, height }), location.origin);
}
