import { DocsContext, Source } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { reviewNames } from '../review/looks.ts';
import { useGlobals } from './useGlobals.ts';
import {
  frameAddress,
  heightOf,
  isScreen,
  sizeOf,
  sizeTold,
  storyAddress,
  type LiveShownStory,
  type ShownStory,
} from './frameOf.ts';
import { Action, Actions, Box, Code, Head } from './parts.tsx';

type Globals = Readonly<Record<string, string>>;

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

/** What a frame's story has said of itself. */
interface Told {
  /** The story that said it. */
  id: string;
  /** Whether it plays: then another frame shows it. */
  plays: boolean;
  /** How high it is, px. */
  height: number;
}

/** What the story of a frame has said of itself last; null before it has said anything. */
function useTold(frame: RefObject<HTMLIFrameElement | null>, id: string, plays: boolean): Told | null {
  const [told, setTold] = useState<Told | null>(null);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const size = sizeTold(data);
      if (size !== null) setTold({ id, plays, height: size.height });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [frame, id, plays]);
  return told?.id === id ? told : null;
}

/** Tells a frame something over the channel of its own that Storybook listens to there. */
function tell(frame: RefObject<HTMLIFrameElement | null>, type: string, told: object): void {
  const event = { type, args: [told], from: 'docs' };
  frame.current?.contentWindow?.postMessage(
    JSON.stringify({ key: 'storybook-channel', event }),
    location.origin,
  );
}

/** Hands the values of the page's controls to the story in its frame, which has a store of arguments of its own. */
function useArgsOf(frame: RefObject<HTMLIFrameElement | null>, id: string) {
  const { channel } = useContext(DocsContext);
  useEffect(() => {
    const hand = ({ storyId, args }: { storyId: string; args: Record<string, unknown> }) => {
      if (storyId === id) tell(frame, 'updateStoryArgs', { storyId, updatedArgs: args });
    };
    channel.on('storyArgsUpdated', hand);
    return () => channel.off('storyArgsUpdated', hand);
  }, [channel, frame, id]);
}

/**
 * The globals that stand in the address of a frame. One that stands is told of another theme, as the toolbar tells a story, and keeps its
 * address: all that the workbench is made of would be loaded anew for it. One that is not there yet begins again with the new ones.
 */
function useAddressed(
  frame: RefObject<HTMLIFrameElement | null>,
  globals: Globals,
  stands: boolean,
): Globals {
  const [addressed, setAddressed] = useState(globals);
  if (!stands && addressed !== globals) setAddressed(globals);
  const shown = useRef(addressed);
  useEffect(() => {
    if (shown.current === globals) return;
    shown.current = globals;
    // What is no longer switched is told as well: it would stay.
    const all = Object.fromEntries(reviewNames.map((name) => [name, null]));
    if (stands) tell(frame, 'updateGlobals', { globals: { ...all, ...globals } });
  }, [frame, globals, stands]);
  return stands ? addressed : globals;
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
  const frame = useRef<HTMLIFrameElement>(null);
  const globals = useGlobals(beside);
  const [plays, setPlays] = useState(false);
  // What colours code is large, and works anew with every change of the page.
  const [isRead, setIsRead] = useState(false);
  const room = useWidth(box);
  const seen = useSeen(box);
  const told = useTold(frame, story.id, plays);
  const addressed = useAddressed(frame, globals, told?.plays === plays);
  const address = frameAddress(story.id, addressed, { plays });
  useArgsOf(frame, story.id);
  const isNarrow = among || (!isScreen(story) && room < leastShrunk);
  const window = sizeOf(story, { isNarrow });
  const scale = window === null ? 1 : Math.min(1, room / window.width);
  const own = heightOf(story) ?? told?.height ?? heights.before;
  const natural = Math.min(plays ? Math.max(own, heights.playing) : own, most);
  const height =
    window === null ? natural : isScreen(story) ? window.height : Math.min(natural, window.height);
  return (
    <section aria-label={story.name}>
      <Head id={`anchor--${story.id}`} title={title} page={page}>
        <Actions>
          {story.playFunction !== undefined && (
            <Action type="button" aria-pressed={plays} onClick={() => setPlays(!plays)}>
              {plays ? 'Start over' : 'Play'}
            </Action>
          )}
          <Action as="a" href={storyAddress(story.id, globals)} target="_top">
            Open
          </Action>
        </Actions>
      </Head>
      <Box
        ref={box}
        // Before anything is measured it takes the room that it will have: what is far below stays out of sight.
        style={
          window === null
            ? { height }
            : { aspectRatio: `${window.width} / ${height}`, maxWidth: window.width }
        }
      >
        {seen && room > 0 && (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the workbench itself, whose worker answers its calls
          <iframe
            ref={frame}
            key={address}
            src={address}
            title={story.name}
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
          {isRead && <Source of={story.moduleExport} />}
        </Code>
      )}
    </section>
  );
}
