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
  /** The name over it; null where the page says it. */
  title: string | null;
  /** It stands among other components, beside words: there is little room, and its code is elsewhere. */
  among?: boolean;
  /** Where the name leads: the page of a component that is shown among others. */
  page?: string;
  /** A story of this page, where the one that is shown is not. */
  beside?: ShownStory;
  /** The most room that it takes before it scrolls, px. */
  most?: number;
}

/** Whether an element has come near what is in sight; stays so. */
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

/** How wide an element is, px; 0 before it is known. */
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

/** A component that fills its page is made smaller from a desktop's width only where there is more room than this, px. */
const leastShrunk = 720;

/** Room for a story whose height is not known yet, for what opens when one plays, and the most that one takes before it scrolls, px. */
const heights = { before: 160, playing: 360, most: 900 };

/**
 * A story in a frame of its own on a documentation page: its own platform, store, cache and address, whatever else the page shows. It is
 * loaded when it comes near what is in sight, and a screen is drawn at the size of its window, made smaller to the width of the page.
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
  // A walk that is not gone stands at its beginning, whatever step it says.
  const [plays, setPlays] = useState(story.parameters['asConsole'] === true);
  const { acts, words } = toldOf(story);
  // A play looks for the words of the console in the language it was written in.
  const globals = useMemo(
    () => (plays && acts ? { ...chosen, language: 'ru' } : chosen),
    [chosen, plays, acts],
  );
  const play = chosen['language'] === 'ru' ? 'Play' : 'Play in Russian';
  // What colours code is large, and works anew with every change of the page.
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
  // A screen takes its window whole. A part of one is as high as it says or is: the rest of a window would be empty.
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
        // The ground of the story, wherever its frame is not yet or not quite.
        data-theme={globals['theme']}
        // Before anything is measured it takes the room that it will have: what is far below stays out of sight.
        style={
          window === null
            ? { height }
            : { aspectRatio: `${window.width} / ${height}`, maxWidth: window.width }
        }
      >
        {seen && room > 0 && (
          <StoryFrame
            // What plays is another story: what the frame before it was told does not count for this one. It plays anew in another look.
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
