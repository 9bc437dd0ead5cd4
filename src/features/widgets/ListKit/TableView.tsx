import { useAtom } from 'jotai';
import { Columns3 } from 'lucide-react';
import { listMemoryAtom } from '#atoms/lists/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import { DataTable } from '#components/data/DataTable/DataTable.tsx';
import { Menu } from '#components/data/Menu/Menu.tsx';
import type { MenuItem } from '#components/data/Menu/items.ts';
import { IconButton } from '#components/primitives/IconButton/IconButton.tsx';
import { RouterLink } from '#features/widgets/RouterLink/RouterLink.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { messages } from './messages.ts';
import type { ListScreenState } from './useListScreen.ts';
import { useRowMenu } from './useRowMenu.tsx';

/** The rows as a table, with the author's choice of columns. Loaded when a list is looked at so. */
export default function TableView<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const t = useMessages(messages);
  const openMenu = useRowMenu(screen);
  const [memory, remember] = useAtom(listMemoryAtom(screen.props.id));
  const { props, list, query, change, selected, select } = screen;
  const usual = props.columns.filter(({ optional }) => optional === true).map(({ id }) => id);
  const hidden = memory.hidden ?? usual;
  const field = query.sort.replace(/^-/, '');
  const ordered = props.columns.find(({ sort }) => sort !== undefined && sort === field);

  const choice: MenuItem[] = props.columns
    .filter(({ hideable }) => hideable === true)
    .map(({ id, header }): MenuItem => ({
      id,
      label: header,
      choice: 'many',
      checked: !hidden.includes(id),
      onSelect: () =>
        remember({ hidden: hidden.includes(id) ? hidden.filter((other) => other !== id) : [...hidden, id] }),
    }));
  if (memory.hidden !== null) {
    choice.push('separator', {
      id: 'usual',
      label: t.columnsReset,
      onSelect: () => remember({ hidden: null, order: [] }),
    });
  }

  return (
    <DataTable
      label={props.texts.title}
      rows={list.items}
      total={list.count}
      columns={props.columns.map((column) => ({ ...column, sortable: column.sort !== undefined }))}
      rowId={({ id }) => id}
      rowName={props.rowName}
      rowHref={props.rowHref}
      linkAs={RouterLink}
      onMenu={openMenu}
      headMenu={
        choice.length > 0 && (
          <Menu
            label={t.columns}
            align="end"
            items={choice}
            renderTrigger={(trigger) => (
              <IconButton
                {...trigger}
                size="small"
                label={t.columns}
                icon={<Columns3 size={16} strokeWidth={1.5} aria-hidden />}
              />
            )}
          />
        )
      }
      hidden={hidden}
      order={memory.order}
      sort={ordered ? { id: ordered.id, descending: query.sort.startsWith('-') } : null}
      onSort={({ id, descending }) => {
        const by = props.columns.find((column) => column.id === id)?.sort;
        if (by !== undefined) change({ sort: (descending ? '-' : '') + by });
      }}
      selected={selected}
      onSelect={props.bulk && select}
      aria-busy={list.refreshing}
    />
  );
}
