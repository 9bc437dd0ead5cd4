import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { uploadIdsAtom } from '#atoms/upload/uploads.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { longFrom } from './long.ts';
import { UploadRow } from './UploadRow.tsx';

const LongUploadRows = preloadable(() => import('./LongUploadRows.tsx')).Part;

/** Every upload of this device as a card, with what can be done about it. Of many only those in sight are in the document. */
export function UploadRows() {
  const ids = useAtomValue(uploadIdsAtom);
  if (ids.length < longFrom) return ids.map((id) => <UploadRow key={id} id={id} />);
  return (
    <Suspense fallback={null}>
      <LongUploadRows ids={ids} />
    </Suspense>
  );
}
