import type { Publication } from '#domain/publication/schema.ts';
import type { Found } from '#atoms/search/search.ts';
import { hasStatuses } from '#components/feedback/Status/statusLooks.ts';
import { StatusOf } from '#components/feedback/StatusOf/StatusOf.tsx';
import { LectureStatus } from '#features/kits/record/LectureStatus/LectureStatus.tsx';

interface FoundStatusProps {
  found: Found;
  /** The publication of the content, where it has one and it was read. */
  publication: Publication | undefined;
}

/** The status at the end of a row: its own where the kind has one, else that of the publication. People have none. */
export function FoundStatus({ found, publication }: FoundStatusProps) {
  const { kind, status } = found;
  if (kind === 'lecture') return <LectureStatus size="small" lecture={found} publication={publication} />;
  if (status !== null && hasStatuses(kind)) return <StatusOf size="small" kind={kind} status={status} />;
  return publication && <StatusOf size="small" kind="publication" status={publication.status} />;
}
