/**
 * Keeps what the Storybook of a frame tells from that of its page, which would take it for news of its own: a story that is always dark made the page
 * dark, and the page told a frame again what the frame had told it, without an end, with an older value of a control in place of a newer one.
 * It has to listen before Storybook does, and so stands at the head of a page.
 */
export const quietFrames = `<script>
  addEventListener('message', (event) => {
    const isOfFrame = event.source !== null && event.source !== window && event.source !== window.parent;
    if (isOfFrame && typeof event.data === 'string' && event.data.startsWith('{"key":"storybook-channel"'))
      event.stopImmediatePropagation();
  });
</script>`;

/** A frame that still loads is white, whatever it will show. In the dark theme it is dark from its first moment on. */
export const darkFromTheFirst = `<style>
  :root[data-waits='dark'] { color-scheme: dark; }
  :root[data-waits='dark'] :is(.sb-preparing-story, .sb-preparing-docs) { background: transparent; }
</style><script>
  if (/[?&]globals=[^&]*theme(?::|%3A)dark/.test(location.search)) document.documentElement.dataset.waits = 'dark';
</script>`;
