import { ChevronDown } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { Menu, type MenuTriggerProps } from '#components/data/Menu/Menu.tsx';
import { Button } from '#components/primitives/Button/Button.tsx';
import type { MenuCommand } from '#components/data/Menu/items.ts';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useViews } from './views.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface PartProps<Row extends Entity> {
  screen: ListScreenState<Row>;
}

/** The present order in words, and the offered one that it is, if it is one. */
function useOrder<Row extends Entity>({ props, query }: ListScreenState<Row>) {
  const t = useMessages(messages);
  const known = props.sorts.find(({ by }) => by === query.sort);
  const head = props.columns.find(({ sort }) => sort !== undefined && sort === query.sort.replace(/^-/, ''));
  const byHead = head && (query.sort.startsWith('-') ? t.descending : t.ascending)(head.header);
  return { known, label: known?.label ?? byHead ?? '' };
}

interface SortMenuProps<Row extends Entity> extends PartProps<Row> {
  /** Draws the button, which gets a name of its own, in place of one with the order in words. */
  renderTrigger?: (trigger: MenuTriggerProps, name: string) => ReactNode;
}

/** The orders that are offered, and the one that a head of the table was pressed for. */
export function SortMenu<Row extends Entity>({ screen, renderTrigger }: SortMenuProps<Row>) {
  const t = useMessages(messages);
  const { props, query, change } = screen;
  const { known, label } = useOrder(screen);
  const items = props.sorts.map(({ id, label, by }): MenuCommand => ({
    id,
    label,
    choice: 'one',
    checked: by === query.sort,
    onSelect: () => change({ sort: by }),
  }));
  if (known === undefined) items.push({ id: 'head', label, choice: 'one', checked: true });
  const name = `${t.sort}: ${label}`;
  return (
    <Menu
      label={t.sort}
      items={items}
      align="end"
      renderTrigger={(trigger) =>
        renderTrigger?.(trigger, name) ?? (
          <Button {...trigger} variant="quiet" aria-label={name}>
            {label}
            <ChevronDown {...icon} />
          </Button>
        )
      }
    />
  );
}

/** The order in words once it has changed and the rows stand in it: nothing else tells it to whoever does not see them. */
export function useOrderTold<Row extends Entity>(screen: ListScreenState<Row>): string {
  const t = useMessages(messages);
  const { label } = useOrder(screen);
  const { query, list } = screen;
  const [told, setTold] = useState({ sort: query.sort, words: '' });
  if (told.sort !== query.sort && list.status === 'ready' && !list.refreshing) {
    setTold({ sort: query.sort, words: t.sorted(label) });
  }
  return told.words;
}

/** Cards, a table, or what else the list has: icons, or words where the views come first. Nothing where it has one view. */
export function ViewSwitch<Row extends Entity>({ screen }: PartProps<Row>) {
  const t = useMessages(messages);
  const views = useViews(screen);
  if (views.length === 0) return null;
  return (
    <SegmentedControl
      label={t.view}
      value={screen.view}
      onChange={screen.changeView}
      options={views.map(({ id, label, icon }) =>
        screen.props.viewsFirst ? { value: id, label } : { value: id, label, icon, iconOnly: true },
      )}
    />
  );
}
