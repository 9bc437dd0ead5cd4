import type { ReactNode } from 'react';
import { imageUrl } from '#api/upload/image-url.ts';
import { MediaCell } from '#components/data/DataTable/MediaCell.tsx';
import type { ListColumn } from '#features/kits/list/ListKit/types.ts';

interface Named {
  item: { name: string; imageId?: string | null | undefined };
}

interface NameColumn<Row> {
  header: string;
  /** Stands where there is no cover. */
  icon: ReactNode;
  /** What is said under the name, piece by piece; what is not known is left out. */
  notes: (row: Row) => readonly (string | null | undefined)[];
}

/** The column that a list of content begins with: the cover, the name, and a line under it. */
export const nameColumn = <Row extends Named>({
  header,
  icon,
  notes,
}: NameColumn<Row>): ListColumn<Row> & { phone: 'title' } => ({
  id: 'name',
  header,
  cell: (row) => (
    <MediaCell
      cover={row.item.imageId ? imageUrl(row.item.imageId) : undefined}
      icon={icon}
      title={row.item.name}
      subtitle={notes(row).filter(Boolean).join(' · ')}
    />
  ),
  sort: 'name',
  phone: 'title',
  csv: ({ item }) => item.name,
});
