import type { TestContext } from 'vitest';
import { commands, page } from 'vitest/browser';
import { nextFrame } from '#storybook/frames.ts';
import { endPhase } from '#storybook/phases.ts';
import { pictureTags } from '#storybook/pictureTags.ts';
import { settled } from '#storybook/settled.ts';
import type { PictureProblem } from './capture.ts';
import { folderOf, nameOf, type Theme } from './names.ts';
import { phone, sizeOf, type Size } from './sizes.ts';

declare module 'vitest/browser' {
  interface BrowserCommands {
    /** Whether what the page shows is the baseline of this name, to the last bit, at the first look. */
    isPicture: (name: string) => Promise<boolean>;
    /** Compares what the page shows with the baseline of this name; answers null, or what is wrong. */
    comparePicture: (name: string) => Promise<PictureProblem>;
  }
}

/** What the runner of the stories adds to the context of a test. */
type StoryContext = TestContext & {
  story?: { tags: string[]; parameters: { layout?: string } };
};

const setViewport = page.viewport.bind(page);

/** The room around a component, as the workbench leaves it: shadows and rings are part of its look. */
const ROOM = '24px';

/** How long a frame of a new size is waited for, ms: a page that has none says so elsewhere. */
const FRAME_WAIT = 1000;

/** Has every story played as it is photographed, in its size and room: nothing has to move again before its picture. */
export function playAtOwnSize(context: StoryContext): void {
  page.viewport = async (width, height) => {
    const layout = context.story?.parameters.layout;
    document.body.style.padding = layout === 'fullscreen' ? '' : ROOM;
    const size = sizeOf({ width, height }, layout);
    // Telling the browser what it knows takes as long as telling it something new.
    if (size.width === innerWidth && size.height === innerHeight) return;
    await setViewport(size.width, size.height);
    // What follows the width is told of it in the coming frame: a story that is drawn before that has the look of the size before.
    await Promise.race([nextFrame(), new Promise((resolve) => setTimeout(resolve, FRAME_WAIT))]);
  };
}

const styled = (css: string) => {
  const style = document.createElement('style');
  style.textContent = css;
  return style;
};

/** What comes by chance is not part of a picture: the caret of a field, and how much of a recording is loaded ahead. */
const still = styled(
  "* { caret-color: transparent !important; } [style*='--loaded'] { --loaded: 0 !important; }",
);

/**
 * Whatever moves is at its end at once, and what turns for ever stands. A layer that has slid in would stay drawn a fraction of a pixel
 * aside, and frames would be spent on what nobody waits for.
 */
export function endMovements(): void {
  document.head.append(
    styled(`*, ::before, ::after, ::backdrop {
      animation-duration: 0.01ms !important;
      animation-delay: 0s !important;
      animation-iteration-count: 1 !important;
      transition-duration: 0s !important;
      transition-delay: 0s !important;
    }`),
  );
}

/** How long an image may take before it is compared as it is, ms: a story may be about one that never comes. */
const IMAGE_WAIT = 3000;

/** Waits for the images, the lazy ones too: what is near the window would load or not, by chance. */
async function imagesShown(): Promise<void> {
  const shown = [...document.images].map((image) => {
    image.loading = 'eager';
    return image.decode().catch(() => undefined); // a broken one has a look of its own
  });
  if (shown.length === 0) return;
  await Promise.race([Promise.all(shown), new Promise((resolve) => setTimeout(resolve, IMAGE_WAIT))]);
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Waits for images and fonts, and lets two frames pass, so that a change of theme or size has settled. */
async function settle(): Promise<void> {
  await imagesShown();
  await document.fonts.ready;
  await frame();
  await frame();
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

/** Shows a theme as a page does that opens in it. */
async function showTheme(theme: Theme): Promise<void> {
  document.documentElement.dataset['theme'] = theme;
  await settle();
  standStill();
}

/**
 * Has the browser look anew at what its images cover. What lies below an image that is known to be opaque is not painted, which shows at
 * round corners by a few levels; of an image that was new to the page, it is not known until it has been painted.
 */
async function repaintImages(): Promise<void> {
  const shown = [...document.images].map((image) => ({ image, visibility: image.style.visibility }));
  for (const { image } of shown) image.style.visibility = 'hidden';
  await frame();
  await frame();
  for (const { image, visibility } of shown) image.style.visibility = visibility;
}

/** Paints all of the page anew: what was painted bit by bit, while its images came, may differ by a level at its edges. */
async function repaint(theme: Theme): Promise<void> {
  await repaintImages();
  await showTheme(theme === 'light' ? 'dark' : 'light');
  await showTheme(theme);
}

/** Whether new baselines are taken: then nothing may be late. What is compared is waited for by the comparison. */
const updating = import.meta.env['VISUAL'] === 'update';

interface Shot {
  size: Size;
  theme: Theme;
}

async function compare(folder: string, story: string, { size, theme }: Shot): Promise<void> {
  const name = nameOf({ folder, story, theme, width: size.width });
  const resized = size.width !== innerWidth || size.height !== innerHeight;
  if (resized) {
    await setViewport(size.width, size.height);
    await settled();
    // How far a focus has been brought into sight is not what a narrow page is photographed for.
    scrollTo(0, 0);
    if (updating) await quiet();
  }
  await showTheme(theme);
  endPhase('rest');
  const known = !updating && (await commands.isPicture(name));
  endPhase('capture');
  if (known) return;
  await repaint(theme);
  endPhase('rest');
  const problem = await commands.comparePicture(name);
  endPhase('compare');
  if (problem !== null) throw new Error(problem);
}

/** The pictures that a story asks for. */
function shotsOf(storyTags: readonly string[]): Shot[] {
  const own = { width: innerWidth, height: innerHeight };
  const shots: [string, Shot][] = [
    [pictureTags.light, { size: own, theme: 'light' }],
    [pictureTags.dark, { size: own, theme: 'dark' }],
    [pictureTags.phone, { size: phone, theme: 'light' }],
  ];
  return shots.filter(([tag]) => storyTags.includes(tag)).map(([, shot]) => shot);
}

/** Compares what a story shows at the end of its play with its baselines. Not one bit may differ. */
export async function comparePictures(context: StoryContext): Promise<void> {
  const { task, story } = context;
  const { storyId } = task.meta as { storyId?: string };
  const wanted = import.meta.env['VISUAL'] !== '';
  if (!wanted || storyId === undefined || story === undefined || task.result?.state === 'fail') return;
  const shots = shotsOf(story.tags);
  if (shots.length === 0) return;
  await settled();
  document.head.append(still);
  try {
    const [, name = ''] = storyId.split('--');
    for (const shot of shots) await compare(folderOf(task.file.filepath), name, shot);
  } finally {
    still.remove();
  }
}
