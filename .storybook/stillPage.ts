/**
 * When an element in a story's frame gets the focus, the browser scrolls to it, and scrolls the page around the frame too. A documentation page
 * then began in its middle, at the example of a calendar. This lets the focus move without scrolling.
 */
export function keepPageStill(): void {
  const { focus } = HTMLElement.prototype;
  HTMLElement.prototype.focus = function focusInPlace(options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}
