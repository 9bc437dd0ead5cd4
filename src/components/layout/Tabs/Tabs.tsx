import {
  useEffect,
  useId,
  useRef,
  type ComponentPropsWithRef,
  type ElementType,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { groupDigits } from '#lib/numbers.ts';
import * as S from './Tabs.styles.ts';

export interface TabItem<V extends string> {
  value: V;
  label: string;
  /** How many are behind it. */
  count?: number;
  /** A 16 px mark before the label, such as the Glyph of a status. */
  icon?: ReactNode;
  /** Where it leads. Tabs that all have one are links: the address tells which is open. */
  href?: string;
}

export interface TabsProps<V extends string> extends Omit<ComponentPropsWithRef<'div'>, 'onChange'> {
  /** What the tabs part, for screen readers. */
  label: string;
  items: readonly TabItem<V>[];
  /** The open tab. */
  value: V;
  /** Another tab was chosen by a press or an arrow. Not needed for links. */
  onChange?: (value: V) => void;
  /** What renders a link and takes `href`: the router's link. A plain anchor by default. */
  linkAs?: ElementType;
  /** At the right of the row: the states of the whole thing. */
  end?: ReactNode;
  /** What stands under the open tab. It fades in as tabs change. */
  children?: ReactNode;
}

/** What stays in sight beside the open tab, px. */
const EDGE = 16;

/**
 * Parts of one thing under one another's place. Arrows go from tab to tab; what does not fit scrolls sideways. For a choice
 * of how to look at the same list take SegmentedControl.
 */
export function Tabs<V extends string>({
  label,
  items,
  value,
  onChange,
  linkAs = 'a',
  end,
  children,
  ...rest
}: TabsProps<V>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const links = items.every(({ href }) => href !== undefined);

  // The open tab is in sight, also where the row scrolls. Only the row moves, never the page.
  useEffect(() => {
    const open = row.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(value)}"]`);
    if (row.current === null || open === null || open === undefined) return;
    const [start, stop] = [open.offsetLeft - EDGE, open.offsetLeft + open.offsetWidth + EDGE];
    const { scrollLeft, clientWidth } = row.current;
    if (start < scrollLeft || stop > scrollLeft + clientWidth) row.current.scrollLeft = start;
  }, [value]);

  const onKeyDown = (event: KeyboardEvent) => {
    const at = items.findIndex((item) => item.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1 + items.length, Home: 0, End: items.length - 1 }[
      event.key
    ];
    const next = to === undefined ? undefined : items[to % items.length];
    if (next === undefined) return;
    event.preventDefault();
    onChange?.(next.value);
    document.getElementById(`${id}-${next.value}`)?.focus();
  };

  const tabs = items.map((item) => {
    const open = item.value === value;
    const face = (
      <>
        {item.icon}
        <S.Label data-text={item.label}>{item.label}</S.Label>
        {item.count !== undefined && <S.Count>{groupDigits(item.count)}</S.Count>}
      </>
    );
    return links ? (
      <S.Tab
        key={item.value}
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
        key={item.value}
        type="button"
        role="tab"
        id={`${id}-${item.value}`}
        aria-selected={open}
        aria-controls={open && children !== undefined ? `${id}-panel` : undefined}
        tabIndex={open ? 0 : -1}
        data-open={open || undefined}
        data-tab={item.value}
        onClick={() => onChange?.(item.value)}
      >
        {face}
      </S.Tab>
    );
  });

  return (
    <div {...rest}>
      <S.Bar>
        {links ? (
          <S.Row ref={row} as="nav" aria-label={label}>
            {tabs}
          </S.Row>
        ) : (
          <S.Row ref={row} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
            {tabs}
          </S.Row>
        )}
        {end !== undefined && <S.End>{end}</S.End>}
      </S.Bar>
      {children !== undefined && (
        <S.Panel
          key={value}
          {...(!links && { role: 'tabpanel', id: `${id}-panel`, 'aria-labelledby': `${id}-${value}` })}
        >
          {children}
        </S.Panel>
      )}
    </div>
  );
}
