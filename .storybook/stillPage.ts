/**
 * What takes the focus in the frame of a story is scrolled to by the browser, and so is the page around it: a page of words began in its middle, where
 * an example of a calendar stood. In a frame the focus moves and nothing scrolls.
 */
export function keepPageStill(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
