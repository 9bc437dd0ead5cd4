/** A window, px. */
export interface Size {
  width: number;
  height: number;
}

/** What the runner gives a story that asks for no size of its own. */
const unasked: Size = { width: 1200, height: 900 };

const desktop: Size = { width: 1440, height: 900 };
const component: Size = { width: 960, height: 640 };

/** What a screen is seen on at its narrowest. */
export const phone: Size = { width: 360, height: 780 };

/** The size that a story is played and photographed at: the one it asks for, a whole desktop for a screen, less for a component. */
export function sizeOf(asked: Size, layout: string | undefined): Size {
  if (asked.width !== unasked.width || asked.height !== unasked.height) return asked;
  return layout === 'fullscreen' ? desktop : component;
}
