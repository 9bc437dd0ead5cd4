import { DataGrid, type GridApi, type GridColDef } from '@mui/x-data-grid';
import { createRef, useEffect, useState } from 'react';
import { measured } from '../../list/measure.ts';
import { makePurchases, plainColumns, rowHeight, type Purchase } from '../../list/purchases.ts';
import { StatusCell, statusColumn, TitleCell, titleColumn } from './cells.tsx';
import { found, render } from './root.tsx';

const rows = makePurchases(100_000);
/** The most that the community's version shows at a time; within a page the rows are virtual. */
const pageSize = 100;

const columns: GridColDef<Purchase>[] = [
  {
    field: titleColumn.id,
    headerName: titleColumn.header,
    flex: 1,
    renderCell: ({ row }) => <TitleCell row={row} />,
  },
  {
    field: statusColumn.id,
    headerName: statusColumn.header,
    width: statusColumn.width,
    renderCell: ({ row }) => <StatusCell row={row} />,
  },
  ...plainColumns.map(({ id, header, width, text }): GridColDef<Purchase> => ({
    field: id,
    headerName: header,
    width,
    valueGetter: (_value, row) => text(row),
  })),
];

const api = createRef<GridApi>();

let answer = () => {};

function Page() {
  const [there, setThere] = useState(false);
  useEffect(() => {
    answer = () => setThere(true);
  }, []);
  return (
    <DataGrid
      apiRef={api}
      loading={!there}
      rows={there ? rows : []}
      columns={columns}
      rowHeight={rowHeight}
      initialState={{ pagination: { paginationModel: { pageSize, page: 0 } } }}
      pageSizeOptions={[pageSize]}
      checkboxSelection
      disableRowSelectionOnClick
    />
  );
}

const scroller = () => found('.MuiDataGrid-virtualScroller');

measured({
  mount: () => render(<Page />, '100vh'),
  start: () => answer(),
  scroller,
  row: '.MuiDataGrid-row',
  head: '.MuiDataGrid-columnHeaders',
  toEnd: () => {
    api.current?.setPage(rows.length / pageSize - 1);
    api.current?.scrollToIndexes({ rowIndex: rows.length - 1 });
  },
  last: rows.at(-1)?.title ?? '',
});
