import type { TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { settled } from '#storybook/settled.ts';
import type { Box, PictureProblem } from './capture.ts';

/** Sizes of the pictures, px. */
const component = { width: 960, height: 640 };
/** What a story is given when it asks for no size of its own. */
const unasked = { width: 1200, height: 900 };
const desktop = { width: 1440, height: 900 };
const phone = { width: 360, height: 780 };

type Theme = 'light' | 'dark';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether what the page shows is the baseline of this name, byte for byte, at the first look. */
    isPicture: (name: string) => Promise<boolean>;
    /** Compares what the page shows with the baseline of this name; answers null, or what is wrong. */
    comparePicture: (name: string, unsteady: Box[]) => Promise<PictureProblem>;
  }
}

/** How long an image may take before it is compared as it is, ms: a story may be about one that never comes. */
const IMAGE_WAIT = 3000;

/** Waits for the images, the lazy ones too: what is near the window would load or not, by chance. */
async function imagesShown(): Promise<void> {
  const shown = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined); // a broken one has a look of its own
  });
  await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, IMAGE_WAIT))]);
}

/** Waits for images and fonts, and lets two frames pass, so that a change of theme or size has settled. */
async function settle(): Promise<void> {
  await imagesShown();
  await document.fonts.ready;
  for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** For how long nothing may change before a page of another size counts as settled, and for how long that is waited for, ms. */
const QUIET = 250;
const QUIET_WAIT = 2000;

/** Waits until the page stands still: code that only this size needs may still be on its way. */
async function quiet(): Promise<void> {
  const end = performance.now() + QUIET_WAIT;
  let changed = performance.now();
  const watch = new MutationObserver(() => (changed = performance.now()));
  watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  while (performance.now() - changed < QUIET && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
  watch.disconnect();
}

/** What moves stands at its end, or at its beginning where it has no end. */
function standStill(): void {
  for (const animation of document.getAnimations())
    if (animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY) animation.cancel();
    else animation.finish();
}

/**
 * What is drawn by chance: the cross of a toast lies half a pixel apart, drawn while the toast comes or after it, and a browser loads as
 * much of a video ahead as it likes.
 */
const unsteady = (): Box[] =>
  [...document.querySelectorAll("[data-toast-close], [style*='--loaded']")].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x, y, width, height };
  });

/** Hides the caret of a field, which comes and goes. */
function hideCaret(): HTMLStyleElement {
  const style = document.createElement('style');
  style.textContent = '* { caret-color: transparent !important; }';
  document.head.append(style);
  return style;
}

interface Shot {
  size: { width: number; height: number };
  theme: Theme;
}

/** Shows a theme as a page does that opens in it. */
async function showTheme(theme: Theme): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await settle();
  standStill();
}

/** Whether new baselines are taken: then nothing may be late. What is compared is waited for by the comparison. */
const updating = import.meta.env['VISUAL'] === 'update';

async function compare(id: string, { size, theme }: Shot): Promise<void> {
  const name = `${id.replace('--', '-')}-${theme}-${size.width}`;
  if (innerWidth !== size.width || innerHeight !== size.height) {
    await page.viewport(size.width, size.height);
    if (updating) await quiet();
  }
  await showTheme(theme);
  if (!updating && (await commands.isPicture(name))) return;
  // The frame of a story grows before the page around it does, and what stood beyond the edge of the page for that moment may stay
  // unpainted until it moves.
  if (size.width > unasked.width) {
    await page.viewport(size.width + 1, size.height);
    await page.viewport(size.width, size.height);
  }
  // Painted bit by bit while its images came, the corners of a page may differ by a level. The other theme paints all anew.
  await showTheme(theme === 'light' ? 'dark' : 'light');
  await showTheme(theme);
  const problem = await commands.comparePicture(name, unsteady());
  if (problem !== null) throw new Error(problem);
}

/** What the runner of the stories adds to the context of a test. */
type StoryContext = TestContext & { story?: { parameters: { layout?: string; pictures?: boolean } } };

/** The pictures of a story: light and dark; a screen at 1440 px, and at 360 px too. A story that asks for a size gets that one. */
function shotsOf({ story }: StoryContext): Shot[] {
  // A story says why it is not photographed where it says so.
  if (story?.parameters.pictures === false) return [];
  const asked = { width: innerWidth, height: innerHeight };
  const both = (size: Shot['size']): Shot[] => [
    { size, theme: 'light' },
    { size, theme: 'dark' },
  ];
  if (asked.width !== unasked.width || asked.height !== unasked.height) return both(asked);
  if (story?.parameters.layout !== 'fullscreen') return both(component);
  return [...both(desktop), { size: phone, theme: 'light' }];
}

/** Compares what a story shows at the end of its play with its baselines. Not one pixel may differ. */
export async function comparePictures(context: StoryContext): Promise<void> {
  const { storyId } = context.task.meta as { storyId?: string };
  // A story of keys ends wherever its last key led: what the component looks like, its other stories show.
  if (storyId?.endsWith('--keyboard')) return;
  const wanted = import.meta.env['VISUAL'] !== '';
  if (!wanted || storyId === undefined || context.task.result?.state === 'fail') return;
  await settled();
  const caret = hideCaret();
  try {
    for (const shot of shotsOf(context)) await compare(storyId, shot);
  } finally {
    caret.remove();
  }
}
