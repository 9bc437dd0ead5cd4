import {
  AdminContext,
  Datagrid,
  FunctionField,
  InfiniteList,
  memoryStore,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
  type DataProvider,
} from 'react-admin';
import { measured } from '../../list/measure.ts';
import { makePurchases, plainColumns, type Purchase } from '../../list/purchases.ts';
import { StatusCell, statusColumn, TitleCell, titleColumn } from './cells.tsx';
import { render } from './root.tsx';

const rows = makePurchases(100_000);
/** The most that its choice of rows a page offers by default. More come at the end of what is there. */
const perPage = 50;

let answer = () => {};
const answered = new Promise<void>((resolve) => (answer = resolve));

const no = () => Promise.reject(new Error('The benchmark only reads lists'));
const dataProvider: DataProvider = {
  getList: async (_resource, { pagination }) => {
    const { page, perPage } = pagination ?? { page: 1, perPage: 25 };
    await answered;
    return { data: rows.slice((page - 1) * perPage, page * perPage) as never[], total: rows.length };
  },
  getOne: no,
  getMany: no,
  getManyReference: no,
  update: no,
  updateMany: no,
  create: no,
  delete: no,
  deleteMany: no,
};

const row = { '& .RaDatagrid-rowCell': { height: 62, boxSizing: 'border-box', py: 0 } };

function Page() {
  return (
    <AdminContext dataProvider={dataProvider} store={memoryStore()}>
      <ResourceDefinitionContextProvider definitions={{ purchases: { name: 'purchases' } }}>
        <ResourceContextProvider value="purchases">
          <InfiniteList perPage={perPage} actions={false} title={false}>
            <Datagrid rowClick={false} sx={row}>
              <FunctionField
                source={titleColumn.id}
                label={titleColumn.header}
                render={(row: Purchase) => <TitleCell row={row} />}
              />
              <FunctionField
                source={statusColumn.id}
                label={statusColumn.header}
                render={(row: Purchase) => <StatusCell row={row} />}
              />
              {plainColumns.map(({ id, header, text }) => (
                <FunctionField key={id} source={id} label={header} render={(row: Purchase) => text(row)} />
              ))}
            </Datagrid>
          </InfiniteList>
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </AdminContext>
  );
}

measured({
  mount: () => render(<Page />),
  start: () => answer(),
  scroller: () => document.scrollingElement ?? document.documentElement,
  row: '.RaDatagrid-row',
  head: '.RaDatagrid-headerCell',
  toEnd: null,
  last: '',
});
