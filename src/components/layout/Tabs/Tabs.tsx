import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { groupDigits } from '#lib/number/numbers.ts';
import { messages } from './messages.ts';
import * as S from './Tabs.styles.ts';
import { useEdges } from './useEdges.ts';

export interface TabItem<V extends string = string> {
  value: V;
  label: string;
  /** How many are behind it. */
  count?: number;
  /** Something behind it waits for the author: an orange dot. */
  waits?: boolean;
  /** A 16 px mark before the label, such as the Glyph of a status. */
  icon?: ReactNode;
  /** Where it leads. Tabs that all have one are links: the address tells which is open. */
  href?: string;
  /** What stands under it while it is open. Mounted when it is first opened. */
  content?: ReactNode;
}

interface TabsProps<V extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'onChange' | 'defaultValue' | 'children'
> {
  /** What the tabs part, for screen readers. */
  label: string;
  /** The tabs in their order, each with its words and what stands under it or where it leads. */
  items: readonly TabItem<V>[];
  /** The open tab. Without it the tabs keep it themselves. */
  value?: V;
  /** The tab that is open at first, where the tabs keep it themselves. The first one by default. */
  defaultValue?: V;
  /** Another tab was chosen by a press or an arrow. Not needed for links. */
  onChange?: (value: V) => void;
  /** What renders a link and takes `href`: the router's link. A plain anchor by default. */
  linkAs?: ElementType;
  /** Panes that were open once stay mounted, unseen, with what was typed in them. */
  keep?: boolean;
  /** At the right of the row: the states of the whole thing. */
  end?: ReactNode;
  /** The line reaches 16 px past the column on both sides, as the lines of a table do. */
  bleed?: boolean;
}

/** What stays in sight beside the open tab, px. */
const EDGE = 32;

/** Keeps the open tab in sight, also where the row scrolls. Only the row moves, never the page. */
function useInSight(row: RefObject<HTMLElement | null>, value: string, first: string | undefined) {
  // A row begins with its first tab in sight: to ask where it stands would lay the page out before its first paint.
  const inSight = useRef(first);
  useEffect(() => {
    if (inSight.current === value) return;
    inSight.current = value;
    const open = row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (row.current === null || open === null || open === undefined) return;
    const [start, stop] = [open.offsetLeft - EDGE, open.offsetLeft + open.offsetWidth + EDGE];
    const { scrollLeft, clientWidth } = row.current;
    if (start < scrollLeft) row.current.scrollTo({ left: start });
    else if (stop > scrollLeft + clientWidth) row.current.scrollTo({ left: stop - clientWidth });
  }, [row, value]);
}

/** The tab that a key leads to from the open one. */
function itemBy<V extends string>(key: string, items: readonly TabItem<V>[], value: V | undefined) {
  const at = items.findIndex((item) => item.value === value);
  const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + items.length, Home: 0, End: items.length - 1 }[key];
  return to === undefined ? undefined : items[to % items.length];
}

interface TabProps<V extends string> {
  item: TabItem<V>;
  id: string;
  open: boolean;
  /** What renders it as a link; null where it is none. */
  linkAs: ElementType | null;
  onChoose: (value: V) => void;
}

function Tab<V extends string>({ item, id, open, linkAs, onChoose }: TabProps<V>) {
  const t = useMessages(messages);
  const face = (
    <>
      {item.icon}
      <S.Label data-text={item.label}>{item.label}</S.Label>
      {item.waits === true && <S.Dot />}
      {item.count !== undefined && <S.Count>{groupDigits(item.count)}</S.Count>}
      {item.waits === true && <VisuallyHidden>{t.waits}</VisuallyHidden>}
    </>
  );
  return linkAs !== null ? (
    <S.Tab
      as={linkAs}
      href={item.href}
      aria-current={open ? 'page' : undefined}
      data-open={open || undefined}
      data-tab={item.value}
    >
      {face}
    </S.Tab>
  ) : (
    <S.Tab
      type="button"
      role="tab"
      id={id}
      aria-selected={open}
      aria-controls={open && item.content !== undefined ? `${id}-pane` : undefined}
      tabIndex={open ? 0 : -1}
      data-open={open || undefined}
      data-tab={item.value}
      onClick={() => onChoose(item.value)}
    >
      {face}
    </S.Tab>
  );
}

/**
 * Parts of one thing, one at a time. Arrows go from tab to tab; what does not fit scrolls sideways. With addresses the tabs
 * are links, such as the statuses of a list. For a choice of how to look at the same list take SegmentedControl.
 */
export function Tabs<V extends string = string>({
  label,
  items,
  value: given,
  defaultValue,
  onChange,
  linkAs = 'a',
  keep = false,
  end,
  bleed = false,
  ...rest
}: TabsProps<V>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const edges = useEdges(row, items.length);
  const [own, setOwn] = useState(defaultValue ?? items[0]?.value);
  const value = given ?? own;
  const [seen, setSeen] = useState<readonly (V | undefined)[]>([value]);
  if (!seen.includes(value)) setSeen([...seen, value]);
  const links = items.every(({ href }) => href !== undefined);

  useInSight(row, String(value), items[0]?.value);

  const choose = (next: V) => {
    setOwn(next);
    if (next !== value) onChange?.(next);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const next = itemBy(event.key, items, value);
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    choose(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus({ preventScroll: true });
  };

  const tabs = items.map((item) => (
    <Tab
      key={item.value}
      item={item}
      id={`${id}-${item.value}`}
      open={item.value === value}
      linkAs={links ? linkAs : null}
      onChoose={choose}
    />
  ));

  return (
    <div {...rest}>
      <S.Bar $bleed={bleed}>
        {links ? (
          <S.Row ref={row} as="nav" aria-label={label} data-more={edges}>
            {tabs}
          </S.Row>
        ) : (
          <S.Row ref={row} role="tablist" aria-label={label} data-more={edges} onKeyDown={onKeyDown}>
            {tabs}
          </S.Row>
        )}
        {end !== undefined && <S.End>{end}</S.End>}
      </S.Bar>
      {items
        .filter((item) => item.content !== undefined)
        .filter((item) => item.value === value || (keep && seen.includes(item.value)))
        .map((item) => (
          <S.Pane
            key={item.value}
            hidden={item.value !== value}
            {...(!links && {
              role: 'tabpanel',
              id: `${id}-${item.value}-pane`,
              'aria-labelledby': `${id}-${item.value}`,
            })}
          >
            {item.content}
          </S.Pane>
        ))}
    </div>
  );
}
