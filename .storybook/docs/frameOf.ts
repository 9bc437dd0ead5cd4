import { sizeIn } from '../alone.ts';
import { viewportSizes } from '../viewports.ts';

/** What a documentation page needs to know of a story. */
export interface ShownStory {
  id: string;
  name: string;
  tags: readonly string[];
  parameters: Record<string, unknown>;
  /** Globals that the story fixes for itself. */
  storyGlobals: Record<string, unknown>;
  /** What runs once it stands, if anything does. */
  playFunction?: unknown;
}

/** A story that a page shows alive. */
export interface LiveShownStory extends ShownStory {
  moduleExport: object;
}

/**
 * The size that a story is drawn in: its own, that of a desktop where it fills its page, null where it is as large as what it shows. Where
 * room is narrow, what fills a page takes that: a desktop made so small is read by nobody.
 */
export function sizeOf(
  story: ShownStory,
  { isNarrow = false }: { isNarrow?: boolean } = {},
): { width: number; height: number } | null {
  const { parameters } = story;
  const own = sizeIn(story.storyGlobals);
  const width = parameters['frameWidth'];
  // A desktop that is asked for is room to stand in. What says that less is enough has it, and so has what fills a narrow room.
  const gives = own === 'desktop' && (typeof width === 'number' || (isNarrow && fillsPage(story)));
  if (own !== null && !gives) return viewportSizes[own];
  // What floats over its page, and so says how high it is, may not be there at all in a narrow window.
  const takesRoom = isNarrow && heightOf(story) === null;
  const isWhole = fillsPage(story);
  if (isWhole && takesRoom) return null;
  // Made small from the width of a desktop, the words of a small thing would be read by nobody. What is another thing on a phone needs a width too.
  if (typeof width === 'number') return { ...viewportSizes.desktop, width };
  return isWhole ? viewportSizes.desktop : null;
}

/** Whether a story fills the page that it stands on, and does not stand on it among others. */
export const fillsPage = ({ parameters }: ShownStory): boolean => parameters['layout'] === 'fullscreen';

/** The height that a story asks for where what it shows floats over its page, and so cannot tell how large it is, px; null by default. */
export function heightOf({ parameters }: ShownStory): number | null {
  const { docs } = parameters;
  if (typeof docs !== 'object' || docs === null || !('story' in docs)) return null;
  const { story } = docs;
  if (typeof story !== 'object' || story === null || !('iframeHeight' in story)) return null;
  return Number.parseInt(String(story.iframeHeight), 10);
}

/** What a story says of itself: whether its play does something, whether controls change nothing of it, and the words over it. */
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

/** Whether a story shows a screen or a part of one, and not a component of the library: a screen takes its window whole. */
export const isScreen = ({ id }: ShownStory): boolean => /^(?:features|app)-/.test(id);

/** Globals as the addresses of the workbench hold them, `theme:dark;language:en`. */
const globalsText = (globals: Readonly<Record<string, string>>): string =>
  Object.entries(globals)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');

/**
 * The address of a story that stands in a frame of its own, and so has its own platform, store, cache and address. `embed` keeps its play
 * from running and makes it tell how large it is. The first example of a page knows that it is. No panel tells the steps of a play there:
 * Storybook would keep them in the window of the page, and with them every frame that the page has ever had.
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

/** The address of a story in the workbench: what a reviewer sends to a colleague. */
export const storyAddress = (id: string, globals: Readonly<Record<string, string>>): string =>
  `./?path=/story/${id}&globals=${globalsText(globals)}`;

/** How large the story of a frame says that it is; null for every other message. */
export function sizeTold(data: unknown): { width: number; height: number } | null {
  if (typeof data !== 'string' || !data.includes('iframe.resize')) return null;
  const told: unknown = JSON.parse(data);
  if (typeof told !== 'object' || told === null || !('width' in told) || !('height' in told)) return null;
  const { width, height } = told;
  return typeof width === 'number' && typeof height === 'number' ? { width, height } : null;
}
