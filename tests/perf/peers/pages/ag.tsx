import { AllCommunityModule, ModuleRegistry, type ColDef } from 'ag-grid-community';
import { AgGridReact, type CustomCellRendererProps } from 'ag-grid-react';
import { useEffect, useState } from 'react';
import { measured } from '../../list/measure.ts';
import { makePurchases, plainColumns, rowHeight, type Purchase } from '../../list/purchases.ts';
import { StatusCell, statusColumn, TitleCell, titleColumn } from './cells.tsx';
import { found, render } from './root.tsx';

ModuleRegistry.registerModules([AllCommunityModule]);

const rows = makePurchases(100_000);
type Props = CustomCellRendererProps<Purchase>;

const columns: ColDef<Purchase>[] = [
  {
    colId: titleColumn.id,
    headerName: titleColumn.header,
    flex: 1,
    cellRenderer: ({ data }: Props) => data && <TitleCell row={data} />,
  },
  {
    colId: statusColumn.id,
    headerName: statusColumn.header,
    width: statusColumn.width,
    cellRenderer: ({ data }: Props) => data && <StatusCell row={data} />,
  },
  ...plainColumns.map(({ id, header, width, text }): ColDef<Purchase> => ({
    colId: id,
    headerName: header,
    width,
    valueGetter: ({ data }) => data && text(data),
  })),
];

const selection = { mode: 'multiRow' } as const;
const scroller = () => found('.ag-grid-viewport');

let answer = () => {};

function Page() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    answer = () => setThere(true);
  }, []);
  return (
    <AgGridReact
      rowData={there ? rows : undefined}
      columnDefs={columns}
      rowHeight={rowHeight}
      rowSelection={selection}
      getRowId={({ data }) => data.id}
    />
  );
}

measured({
  mount: () => render(<Page />, '100vh'),
  start: () => answer(),
  scroller,
  row: '.ag-row',
  head: '.ag-header',
  toEnd: () => {
    scroller().scrollTop = scroller().scrollHeight;
  },
  last: rows.at(-1)?.title ?? '',
});
