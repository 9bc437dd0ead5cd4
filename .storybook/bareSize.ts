/** Whether something of a story stands outside of its root, as what floats does: Storybook measures that. */
const isElsewhere = (): boolean =>
  [...document.querySelectorAll('body > :not([id^="storybook-"], .sb-wrapper, script, style)')].some(
    ({ clientHeight }) => clientHeight > 0,
  );

/**
 * Tells the page around a frame how high a story is that is words alone, or nothing at all. Storybook measures elements, and tells nothing where
 * there are none: the frame stayed as high as one that has not come yet, and never heard of another theme or language.
 */
export function tellBareSize(): void {
  const root = document.querySelector('#storybook-root');
  if (root === null || root.childElementCount > 0 || isElsewhere()) return;
  const { width, bottom } = root.getBoundingClientRect();
  const height = Math.ceil(bottom + Number.parseFloat(getComputedStyle(document.body).paddingBottom));
  window.parent.postMessage(JSON.stringify({ context: 'iframe.resize', width, height }), location.origin);
}
