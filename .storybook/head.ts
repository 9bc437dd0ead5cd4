/**
 * Hides the messages between a frame's Storybook and its manager from the Storybook of the page, which would take them for its own. Otherwise a
 * story that is always dark made the page dark. The page also repeated the messages of a frame back to it endlessly, and so replaced the new value
 * of a control by an older one. This must listen before Storybook does, so it is in the head of a page.
 */
export const quietFrames = `<script>
  addEventListener('message', (event) => {
    const isOfFrame = event.source !== null && event.source !== window && event.source !== window.parent;
    if (isOfFrame && typeof event.data === 'string' && event.data.startsWith('{"key":"storybook-channel"'))
      event.stopImmediatePropagation();
  });
</script>`;

/** A loading frame is white, whatever it will show. In the dark theme this makes it dark from the start. */
export const darkFromTheFirst = `<style>
  :root[data-waits='dark'] { color-scheme: dark; }
  :root[data-waits='dark'] :is(.sb-preparing-story, .sb-preparing-docs) { background: transparent; }
</style><script>
  if (/[?&]globals=[^&]*theme(?::|%3A)dark/.test(location.search)) document.documentElement.dataset.waits = 'dark';
</script>`;
