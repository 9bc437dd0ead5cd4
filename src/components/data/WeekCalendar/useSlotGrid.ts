import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { addDays } from '#lib/time/moments.ts';
import { DAY, LENGTH, movedTo, SLOT, SNAP } from './timeGrid.ts';
import type { Draft, Held } from './usePlanning.ts';

/** A stop of the arrows: a day and a minute. */
export interface Spot {
  index: number;
  minutes: number;
}

interface SlotGridOptions {
  days: readonly string[];
  first: Spot;
  draft: Draft | null;
  setDraft: (draft: Draft | null) => void;
  settle: (draft: Draft) => void;
  /** The event of a button; null where its time cannot change. */
  heldBy: (button: Element) => Held | null;
  movable: boolean;
  creatable: boolean;
  onTurn: ((from: string) => void) | undefined;
}

const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));
const LAST = DAY - SLOT;
const slotOf = (minutes: number) => clamp(Math.floor(minutes / SLOT) * SLOT, LAST);

/** Where an event stands: by its box, which tells the minute it begins at, in the column of its day. */
function spotOf(box: HTMLElement): Spot {
  const column = box.closest<HTMLElement>('[data-column]');
  return {
    index: Number(column?.dataset['column'] ?? 0),
    minutes: slotOf(Number(box.dataset['start'] ?? 0)),
  };
}

const boxOf = (button: Element) => button.closest<HTMLElement>('[data-event]');

/** The context of the keys. */
interface Ways extends SlotGridOptions {
  active: Spot;
  go: (index: number, minutes: number) => void;
  /** Buttons of the events of a day, in their order. */
  eventsOf: (index: number) => HTMLElement[];
}

/** What a key does at a half-hour. Returns whether it did anything. */
function onSlotKey(event: KeyboardEvent<HTMLElement>, ways: Ways): boolean {
  const { days, draft, setDraft, settle, creatable, onTurn, active, go, eventsOf } = ways;
  const { index, minutes } = active;
  const next: Record<string, [index: number, minutes: number]> = {
    ArrowLeft: [index - 1, minutes],
    ArrowRight: [index + 1, minutes],
    ArrowUp: [index, minutes - SLOT],
    ArrowDown: [index, minutes + SLOT],
    Home: [0, minutes],
    End: [days.length - 1, minutes],
  };
  const to = next[event.key];
  const longer = event.key === 'ArrowDown' ? SLOT : event.key === 'ArrowUp' ? -SLOT : 0;
  const turn = event.key === 'PageUp' ? -days.length : event.key === 'PageDown' ? days.length : 0;
  if (event.shiftKey && longer !== 0) {
    if (!creatable) return false;
    const end = (draft?.end ?? minutes + SLOT) + longer;
    setDraft({ id: null, index, start: minutes, end: Math.min(DAY, Math.max(minutes + SLOT, end)) });
  } else if (to !== undefined) go(...to);
  else if (turn !== 0) onTurn?.(addDays(days[0] ?? '', turn));
  else if (event.key === 'Escape' && draft !== null) setDraft(null);
  else if (event.key === 'Enter' || event.key === ' ') {
    const inside = eventsOf(index).find((button) => {
      const box = boxOf(button);
      return box !== null && spotOf(box).minutes === minutes;
    });
    if (draft !== null) settle(draft);
    else if (inside !== undefined) inside.focus();
    else if (creatable) settle({ id: null, index, start: minutes, end: Math.min(DAY, minutes + LENGTH) });
  } else return false;
  return true;
}

/** What a key does at an event. Returns whether it did anything. */
function onEventKey(event: KeyboardEvent<HTMLElement>, box: HTMLElement, ways: Ways): boolean {
  const { days, draft, setDraft, settle, heldBy, movable, go, eventsOf } = ways;
  const button = event.target as HTMLElement;
  const held = heldBy(button);
  const at = spotOf(box);
  const shifts: Record<string, [days: number, minutes: number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -SNAP],
    ArrowDown: [0, SNAP],
  };
  const shift = shifts[event.key];
  const carried = draft !== null && draft.id === held?.id ? draft : null;
  if (event.shiftKey && shift !== undefined) {
    if (!movable || held === null) return false;
    const from = carried ?? held.stretch;
    const index = clamp(from.index + shift[0], days.length - 1);
    setDraft({ id: held.id, ...movedTo(from, index, from.start + shift[1]) });
  } else if (event.key === 'Enter' && carried !== null) settle(carried);
  else if (event.key === 'Escape') {
    if (carried === null) go(at.index, at.minutes);
    else setDraft(null);
  } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
    const all = eventsOf(at.index);
    all[clamp(all.indexOf(button) + (event.key === 'ArrowDown' ? 1 : -1), all.length - 1)]?.focus();
  } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
    go(at.index + (event.key === 'ArrowRight' ? 1 : -1), at.minutes);
  else return false;
  return true;
}

/**
 * The hours as one stop of Tab. Arrows walk them, Enter goes into an event or plans something new, Esc goes out; Shift with
 * arrows makes new time longer or carries an event, Enter leaves it there.
 */
export function useSlotGrid(options: SlotGridOptions) {
  const { days, first, setDraft } = options;
  const root = useRef<HTMLDivElement>(null);
  const [spot, setSpot] = useState(first);
  const following = useRef(false);
  const active = { index: clamp(spot.index, days.length - 1), minutes: spot.minutes };

  useEffect(() => {
    if (!following.current) return;
    following.current = false;
    root.current?.querySelector<HTMLElement>(`[data-spot="${spot.index} ${spot.minutes}"]`)?.focus();
  });

  /** Buttons of the events of a day, in their order. */
  const eventsOf = (index: number) => [
    ...(root.current?.querySelectorAll<HTMLElement>(`[data-column="${index}"] [data-event] button`) ?? []),
  ];

  const go = (index: number, minutes: number) => {
    following.current = true;
    setDraft(null);
    setSpot({ index: clamp(index, days.length - 1), minutes: clamp(minutes, LAST) });
  };

  const ways = { ...options, active, go, eventsOf };
  return {
    active,
    grid: {
      ref: root,
      onFocus(event: FocusEvent<HTMLElement>) {
        const box = boxOf(event.target);
        if (box === null || box.closest('[data-column]') === null) return;
        const at = spotOf(box);
        if (at.index !== active.index || at.minutes !== active.minutes) setSpot(at);
      },
      onBlur: () => setDraft(null),
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        const target = event.target as HTMLElement;
        const box = boxOf(target);
        const done =
          target.dataset['spot'] !== undefined
            ? onSlotKey(event, ways)
            : box !== null && onEventKey(event, box, ways);
        if (!done) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}
