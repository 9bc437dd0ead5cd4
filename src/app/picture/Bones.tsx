import { DataTableSkeleton } from '#components/data/DataTable/DataTableSkeleton.tsx';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { PageHeader } from '#components/layout/PageHeader/PageHeader.tsx';
import { holes } from './parts.ts';

/** What stands in the bare frame: the title of any section, and rows of which nothing is known. */
export function Bones() {
  return (
    <>
      <PageHeader title={holes.title} />
      <Skeleton width="100%" height={32} />
      <DataTableSkeleton />
    </>
  );
}
