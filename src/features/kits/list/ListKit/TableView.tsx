import { useAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { listMemoryAtom } from '#atoms/list/memory.ts';
import type { Entity } from '#atoms/pages.ts';
import { ColumnChooser } from '#components/data/ColumnChooser/ColumnChooser.tsx';
import { DataTable } from '#components/data/DataTable/DataTable.tsx';
import type { ListScreenState } from './useListScreen.ts';
import { useRowMenu } from './useRowMenu.ts';
import type { ColumnChoice } from '#components/data/ColumnChooser/choice.ts';

/** The rows as a table, with the author's choice of columns. Loaded when a list is looked at so. */
export default function TableView<Row extends Entity>({ screen }: { screen: ListScreenState<Row> }) {
  const openMenu = useRowMenu(screen);
  const navigate = useNavigate();
  const [memory, remember] = useAtom(listMemoryAtom(screen.props.id));
  const { props, list, query, change, selected, select } = screen;
  const { rowHref } = props;
  const usual = props.columns.filter(({ optional }) => optional === true).map(({ id }) => id);
  const hidden = memory.hidden ?? usual;
  const field = query.sort.replace(/^-/, '');
  const ordered = props.columns.find(({ sort }) => sort !== undefined && sort === field);

  const [first, ...others] = props.columns;
  const place = new Map(memory.order.map((id, index) => [id, index]));
  const choice = others
    .map(({ id, header, hideable }): ColumnChoice => ({
      id,
      label: header,
      shown: !hidden.includes(id),
      always: hideable !== true,
    }))
    .toSorted((a, b) => (place.get(a.id) ?? place.size) - (place.get(b.id) ?? place.size));
  const chosen = memory.hidden !== null || memory.order.length > 0;

  return (
    <DataTable
      label={props.texts.title}
      rows={list.items}
      total={list.count}
      columns={props.columns.map((column) => ({ ...column, sortable: column.sort !== undefined }))}
      rowId={({ id }) => id}
      rowName={props.rowName}
      rowHref={(row) => `#${rowHref(row)}`}
      onOpen={(row) => void navigate(rowHref(row))}
      onMenu={openMenu}
      headMenu={
        choice.length > 0 && (
          <ColumnChooser
            columns={choice}
            onChange={(next) =>
              remember({
                hidden: next.flatMap(({ id, shown }) => (shown ? [] : id)),
                order: [first?.id ?? '', ...next.map(({ id }) => id)],
              })
            }
            onReset={chosen ? () => remember({ hidden: null, order: [] }) : undefined}
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
      current={props.current}
      selected={selected}
      onSelect={props.bulk && select}
      aria-busy={list.refreshing}
    />
  );
}
