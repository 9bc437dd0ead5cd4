import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { uploadsSummaryAtom } from '#atoms/upload/entries.ts';
import { lazyScreen } from '../../lazyScreen.tsx';

const UploadDock = lazyScreen(
  () => import('./UploadDock.tsx'),
  (module) => module.UploadDock,
  { without: () => null },
);

/** The panel of uploads, on every screen while there are any. Its code is loaded with the first file. */
export function UploadHost() {
  const { total } = useAtomValue(uploadsSummaryAtom);
  if (total === 0) return null;
  return (
    <Suspense>
      <UploadDock />
    </Suspense>
  );
}
