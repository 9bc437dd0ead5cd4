import { ChevronDown } from 'lucide-react';
import type { Entity } from '#atoms/pages.ts';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuCommand } from '#components/data/Menu/items.ts';
import { SegmentedControl } from '#components/primitives/SegmentedControl/SegmentedControl.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import * as S from './ListKit.styles.ts';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useViews } from './views.tsx';

const icon = { size: 16, strokeWidth: 1.5, 'aria-hidden': true };

interface PartProps<Row extends Entity> {
  screen: ListScreenState<Row>;
}

/** The orders that are offered, and the one that a head of the table was pressed for. */
export function SortMenu<Row extends Entity>({ screen: { props, query, change } }: PartProps<Row>) {
  const t = useMessages(messages);
  const { sorts, columns } = props;
  const known = sorts.find(({ by }) => by === query.sort);
  const head = columns.find(({ sort }) => sort !== undefined && sort === query.sort.replace(/^-/, ''));
  const byHead = head && (query.sort.startsWith('-') ? t.descending : t.ascending)(head.header);
  const label = known?.label ?? byHead ?? '';
  const items = sorts.map(({ id, label, by }): MenuCommand => ({
    id,
    label,
    choice: 'one',
    checked: by === query.sort,
    onSelect: () => change({ sort: by }),
  }));
  if (known === undefined) items.push({ id: 'head', label, choice: 'one', checked: true });
  return (
    <Menu
      label={t.sort}
      items={items}
      align="end"
      renderTrigger={(trigger) => (
        <S.Order {...trigger} variant="quiet" aria-label={`${t.sort}: ${label}`}>
          <span>{label}</span>
          <ChevronDown {...icon} />
        </S.Order>
      )}
    />
  );
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
