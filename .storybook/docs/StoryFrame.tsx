import { DocsContext } from '@storybook/addon-docs/blocks';
import { useCallback, useContext, useEffect, useRef, useState, type CSSProperties } from 'react';
import { unreviewed } from '../review/looks.ts';
import { argsTold } from './argsTold.ts';
import { frameAddress, sizeTold, type ShownStory } from './frameOf.ts';
import { heightIn } from './heightIn.ts';

/** Sends a message to the Storybook inside a frame, as its toolbar and controls would. */
function tell(frame: HTMLIFrameElement | null, type: string, told: object): void {
  const event = { type, args: [told], from: 'docs' };
  frame?.contentWindow?.postMessage(JSON.stringify({ key: 'storybook-channel', event }), location.origin);
}

/**
 * Takes the focus out of a frame before it is removed. After a commit React would otherwise restore the focus to a document that no longer exists,
 * and the test library of stories could not find its window.
 */
function leaveFocus(frame: HTMLIFrameElement): void {
  const focused = frame.contentDocument?.activeElement;
  if (focused) Object.defineProperty(focused, 'focus', { value: () => undefined });
}

/** «/» opens the search of the workbench from a frame too, unless somebody is typing or the story uses that key. */
const leadsToSearch = ({ key, defaultPrevented }: KeyboardEvent, focused: Element | null): boolean =>
  key === '/' &&
  !defaultPrevented &&
  focused?.closest('input, textarea, select, [contenteditable=true]') === null;

interface StoryFrameProps {
  story: ShownStory;
  /** The theme, language and other globals of the workbench. */
  globals: Readonly<Record<string, string>>;
  plays: boolean;
  /** Whether it is the first example of its page. */
  first: boolean;
  /** Called with the height that the story reports, px. */
  onHeight: (height: number) => void;
  style: CSSProperties;
}

/** The window of a story. It is loaded once; a new theme, language or argument is sent to the story in it. */
export function StoryFrame({ story: { id, name }, globals, plays, first, onHeight, style }: StoryFrameProps) {
  const { channel, componentStories, getStoryContext } = useContext(DocsContext);
  const frame = useRef<HTMLIFrameElement>(null);
  const [address] = useState(() => frameAddress(id, globals, { plays, first }));
  const [stands, setStands] = useState(false);
  /** The arguments that controls have given the story. */
  const [asked, setAsked] = useState<Record<string, unknown> | null>(null);
  /** Those that have been sent to the frame. */
  const given = useRef<Record<string, unknown>>({});
  /** The globals of the story. */
  const shownIn = useRef(globals);
  const attach = useCallback((element: HTMLIFrameElement) => {
    frame.current = element;
    return () => {
      leaveFocus(element);
      frame.current = null;
    };
  }, []);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      const told = sizeTold(data);
      if (told === null) return;
      setStands(true);
      onHeight(heightIn(frame.current.contentDocument, told.height));
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onHeight]);
  useEffect(() => {
    // Until it is loaded, nothing in the frame receives messages.
    if (!stands || shownIn.current === globals) return;
    shownIn.current = globals;
    tell(frame.current, 'updateGlobals', { globals: { ...unreviewed, ...globals } });
  }, [globals, stands]);
  useEffect(() => {
    const inside = frame.current?.contentWindow;
    if (!stands || !inside) return;
    const hand = (event: KeyboardEvent) => {
      if (!leadsToSearch(event, inside.document.activeElement)) return;
      event.preventDefault();
      const { key, ctrlKey, metaKey, altKey } = event;
      channel.emit('previewKeydown', { event: { key, ctrlKey, metaKey, altKey } });
    };
    inside.addEventListener('keydown', hand);
    return () => inside.removeEventListener('keydown', hand);
  }, [channel, stands]);
  useEffect(() => {
    const keep = ({ storyId, args }: { storyId: string; args: Record<string, unknown> }) => {
      if (storyId === id) setAsked(args);
    };
    channel.on('storyArgsUpdated', keep);
    // Arguments that somebody set before this listened, or before this page was left and opened again.
    const own = componentStories().find((story) => story.id === id);
    if (own !== undefined) {
      const { args, initialArgs } = getStoryContext(own);
      if (Object.keys(args).some((name) => args[name] !== initialArgs[name])) keep({ storyId: id, args });
    }
    return () => channel.off('storyArgsUpdated', keep);
  }, [channel, componentStories, getStoryContext, id]);
  useEffect(() => {
    // Messages to a loading frame are kept for it. Nothing receives them yet, and the story would never follow.
    if (!stands || asked === null) return;
    for (const [type, told] of argsTold(id, given.current, asked)) tell(frame.current, type, told);
    given.current = asked;
  }, [asked, id, stands]);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it is the workbench itself, whose worker answers its calls
    <iframe ref={attach} src={address} title={name} style={style} />
  );
}
