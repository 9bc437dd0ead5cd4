import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { lazyScreen } from '../../lazyScreen.tsx';

const UploadRing = lazyScreen(
  () => import('./UploadRing.tsx'),
  (module) => module.UploadRing,
  { without: () => null },
);

/** The ring in the top bar while files are uploading. Its code is loaded with the first file. */
export function UploadIndicator() {
  const { total } = useAtomValue(uploadsSummaryAtom);
  if (total === 0) return null;
  return (
    <Suspense>
      <UploadRing />
    </Suspense>
  );
}
