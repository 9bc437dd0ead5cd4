import { sizeIn } from '../alone.ts';
import { viewportSizes } from '../viewports.ts';

/** What a documentation page must know about a story. */
export interface ShownStory {
  id: string;
  name: string;
  tags: readonly string[];
  parameters: Record<string, unknown>;
  /** The globals that the story sets itself. */
  storyGlobals: Record<string, unknown>;
  /** The function that runs after the story is rendered, if any. */
  playFunction?: unknown;
}

/** A story that a page shows live. */
export interface LiveShownStory extends ShownStory {
  moduleExport: object;
}

/**
 * The window size for a story: its own, or that of a desktop if it fills its page. null if it takes the size of its contents. In a narrow space a
 * story that fills its page takes that space, because a desktop scaled down so far is unreadable.
 */
export function sizeOf(
  story: ShownStory,
  { isNarrow = false }: { isNarrow?: boolean } = {},
): { width: number; height: number } | null {
  const { parameters } = story;
  const own = sizeIn(story.storyGlobals);
  const width = parameters['frameWidth'];
  // A desktop viewport only gives space: stories with a smaller `frameWidth` get that, and those that fill a narrow space get that space.
  const gives = own === 'desktop' && (typeof width === 'number' || (isNarrow && fillsPage(story)));
  if (own !== null && !gives) return viewportSizes[own];
  // An element that floats over its page, and so declares its height, may not exist at all in a narrow window.
  const takesRoom = isNarrow && heightOf(story) === null;
  const isWhole = fillsPage(story);
  if (isWhole && takesRoom) return null;
  // The text of a small component would be unreadable in a scaled desktop window. A component that differs on a phone needs a width too.
  if (typeof width === 'number') return { ...viewportSizes.desktop, width };
  return isWhole ? viewportSizes.desktop : null;
}

/** Whether a story fills its page instead of standing among others. */
export const fillsPage = ({ parameters }: ShownStory): boolean => parameters['layout'] === 'fullscreen';

/** The height that a story declares because its contents float over the page, and cannot be measured, px; null by default. */
export function heightOf({ parameters }: ShownStory): number | null {
  const { docs } = parameters;
  if (typeof docs !== 'object' || docs === null || !('story' in docs)) return null;
  const { story } = docs;
  if (typeof story !== 'object' || story === null || !('iframeHeight' in story)) return null;
  return Number.parseInt(String(story.iframeHeight), 10);
}

/** What a story says about itself: whether its play does something, whether controls have no effect, and its description. */
export function toldOf({ parameters }: ShownStory): { acts: boolean; fixed: boolean; words: string | null } {
  const { docs } = parameters;
  if (typeof docs !== 'object' || docs === null) return { acts: false, fixed: false, words: null };
  const description = 'description' in docs ? docs.description : null;
  const words =
    typeof description === 'object' && description !== null && 'story' in description
      ? description.story
      : null;
  return {
    acts: 'acts' in docs && docs.acts === true,
    fixed: 'fixed' in docs && docs.fixed === true,
    words: typeof words === 'string' && words !== '' ? words : null,
  };
}

/** Whether a story shows a screen or a part of one, which takes its whole window, and not a component of the library. */
export const isScreen = ({ id }: ShownStory): boolean => /^(?:features|app)-/.test(id);

/** Globals as in the addresses of the workbench: `theme:dark;language:en`. */
const globalsText = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * The address of a framed story, which has its own platform, store, cache and address. `embed` prevents its play and makes it report its height.
 * The first example of a page gets a mark. The Interactions panel is off, because Storybook would keep its steps in the window of the page, and
 * with them every frame that the page ever had.
 */
export function frameAddress(
  id: string,
  globals: Readonly<Record<string, string>>,
  { plays, first = false }: { plays: boolean; first?: boolean },
): string {
  const asked = new URLSearchParams({
    viewMode: 'story',
    id,
    globals: globalsText(globals),
    instrument: 'false',
    ...(plays ? {} : { embed: 'true' }),
    ...(first && !plays ? { first: 'true' } : {}),
  });
  return `iframe.html?${asked.toString()}`;
}

/** The address of a story in the workbench, which a reviewer can send to a colleague. */
export const storyAddress = (id: string, globals: Readonly<Record<string, string>>): string =>
  `./?path=/story/${id}&globals=${globalsText(globals)}`;

/** The height that a framed story reports; null for every other message. */
export function sizeTold(data: unknown): { width: number; height: number } | null {
  if (typeof data !== 'string' || !data.includes('iframe.resize')) return null;
  const told: unknown = JSON.parse(data);
  if (typeof told !== 'object' || told === null || !('width' in told) || !('height' in told)) return null;
  const { width, height } = told;
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
}
