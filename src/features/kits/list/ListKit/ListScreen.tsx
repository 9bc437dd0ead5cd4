import type { Entity } from '#atoms/pages.ts';
import { DataTableSkeleton } from '#components/data/DataTable/DataTableSkeleton.tsx';
import type { RowViews } from './ListBody.tsx';
import { ListOf } from './ListOf.tsx';
import TableView from './TableView.tsx';
import type { ListScreenProps } from './types.ts';

const views: RowViews = { Table: TableView, TableBones: DataTableSkeleton };

/**
 * A list of anything: title, search, filters, order, a table, selection, a file of all that match, and every state. All that
 * chooses what is shown stands in the address. A screen of a new kind brings its columns, filters and texts. One whose covers
 * matter takes `CardListScreen`.
 */
export function ListScreen<Row extends Entity>(props: ListScreenProps<Row>) {
  return <ListOf views={views} list={props} />;
}
