import type { Entity } from '#atoms/pages.ts';
import { MediaGridSkeleton } from '#components/data/MediaGridSkeleton/MediaGridSkeleton.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { CardsView } from './CardsView.tsx';
import type { RowViews } from './ListBody.tsx';
import { ListOf } from './ListOf.tsx';
import type { ListScreenProps } from './types.ts';

/** Its code is loaded together with the rows, if the author uses the table. */
const table = preloadable(() => import('./TableView.tsx'));

const TableBones = preloadable(
  async () => ({
    default: (await import('#components/data/DataTable/DataTableSkeleton.tsx')).DataTableSkeleton,
  }),
  { without: () => null },
).Part;

const views: RowViews = {
  Table: table.Part,
  TableBones,
  preloadTable: table.preload,
  Cards: CardsView,
  CardBones: MediaGridSkeleton,
};

/** A `ListScreen` whose rows are cards first, and a table for whoever wants it. */
export function CardListScreen<Row extends Entity>(
  props: ListScreenProps<Row> & Required<Pick<ListScreenProps<Row>, 'card'>>,
) {
  return <ListOf views={views} list={props} />;
}
