import { Source } from '@storybook/addon-docs/blocks';
import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import { useGlobals } from './useGlobals.ts';
import {
  fillsPage,
  heightOf,
  isScreen,
  sizeOf,
  storyAddress,
  toldOf,
  type LiveShownStory,
  type ShownStory,
} from './frameOf.ts';
import { Note, Stands } from './Note.tsx';
import { Action, Actions, Box, Code, Head } from './parts.tsx';
import { StoryFrame } from './StoryFrame.tsx';

interface LiveStoryProps {
  story: LiveShownStory;
  /** The heading; null if the page has one. */
  title: string | null;
  /** Set if it is shown beside a text among other components: there is little space, and its code is shown elsewhere. */
  among?: boolean;
  /** The link of the heading: the page of a component that is shown among others. */
  page?: string;
  /** A story of this page, if the shown one belongs to another page. */
  beside?: ShownStory;
  /** The maximum height before it scrolls, px. */
  most?: number;
}

/** Whether an element has ever come near the visible part of the page. */
function useSeen(ref: RefObject<HTMLElement | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (ref.current === null) return;
    const watcher = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: '160px' },
    );
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [ref]);
  return seen;
}

/** The width of an element, px; 0 until it is known. */
function useWidth(ref: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (ref.current === null) return;
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    watcher.observe(ref.current);
    return () => watcher.disconnect();
  }, [ref]);
  return width;
}

/** A component that fills its page is shown in a scaled desktop window only if there is more space than this, px. */
const leastShrunk = 720;

/** The height of a story before it is known, the extra height for what a play opens, and the maximum height before it scrolls, px. */
const heights = { before: 160, playing: 360, most: 900 };

/**
 * Shows a story in a frame on a documentation page, so that it has its own platform, store, cache and address. The frame is loaded when it comes
 * near the visible part of the page. A screen is rendered at the size of its window and scaled down to the width of the page.
 */
export function LiveStory({
  story,
  title,
  page,
  among = page !== undefined,
  beside = story,
  most = heights.most,
}: LiveStoryProps) {
  const box = useRef<HTMLDivElement>(null);
  const chosen = useGlobals(beside);
  // A walk that does not play would show its first state, whatever its step is.
  const [plays, setPlays] = useState(story.parameters['asConsole'] === true);
  const { acts, words } = toldOf(story);
  // Plays look for the console's texts in the language in which they were written.
  const globals = useMemo(
    () => (plays && acts ? { ...chosen, language: 'ru' } : chosen),
    [chosen, plays, acts],
  );
  const play = chosen['language'] === 'ru' ? 'Play' : 'Play in Russian';
  // The code highlighter is large, and runs again with every change of the page.
  const [isRead, setIsRead] = useState(false);
  const room = useWidth(box);
  const seen = useSeen(box);
  const [told, setTold] = useState<number | null>(null);
  const isNarrow = among || (!isScreen(story) && room < leastShrunk);
  const window = sizeOf(story, { isNarrow });
  const scale = window === null ? 1 : Math.min(1, room / window.width);
  const asks = heightOf(story);
  const own = asks ?? told ?? heights.before;
  const natural = Math.min(plays ? Math.max(own, heights.playing) : own, most);
  // A screen takes its whole window. A part of a screen has the height that it asks for or needs; the rest of the window would be empty.
  const isWhole = isScreen(story) && fillsPage(story) && asks === null;
  const height = window === null ? natural : isWhole ? window.height : Math.min(natural, window.height);
  return (
    <section aria-label={story.name}>
      <Head id={`anchor--${story.id}`} title={title} page={page}>
        <Actions>
          {acts && !plays && title !== null && !among && <Stands>as it begins</Stands>}
          {acts && (
            <Action type="button" aria-pressed={plays} onClick={() => setPlays(!plays)}>
              {plays ? 'Start over' : play}
            </Action>
          )}
          <Action as="a" href={storyAddress(story.id, globals)} target="_top">
            Open
          </Action>
        </Actions>
      </Head>
      {words !== null && !among && <Note text={words} />}
      <Box
        ref={box}
        // The background of the story, until its frame covers it.
        data-theme={globals['theme']}
        // Before anything is measured it takes its expected height, so that frames further down stay out of sight.
        style={
          window === null
            ? { height }
            : { aspectRatio: `${window.width} / ${height}`, maxWidth: window.width }
        }
      >
        {seen && room > 0 && (
          <StoryFrame
            // A playing story counts as another story, because the messages to the former frame do not apply to it. It plays again in another theme
            // or language.
            key={plays ? JSON.stringify([story.id, globals]) : story.id}
            story={story}
            globals={globals}
            plays={plays}
            first={title === null && !among}
            onHeight={setTold}
            style={{
              width: window?.width ?? '100%',
              height,
              border: 0,
              transformOrigin: '0 0',
              transform: scale < 1 ? `scale(${scale})` : undefined,
            }}
          />
        )}
      </Box>
      {!among && (
        <Code onToggle={({ currentTarget }) => setIsRead(currentTarget.open)}>
          <summary>Code</summary>
          {isRead && <Source of={story.moduleExport} dark={chosen['theme'] === 'dark'} />}
        </Code>
      )}
    </section>
  );
}
