import { Suspense } from 'react';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { lazyScreen } from '../../lazyScreen.tsx';
import { useLate } from '../useLate.ts';
import { HeldFiles } from './HeldFiles.tsx';

const WindowDrop = lazyScreen(
  () => import('./WindowDrop.tsx'),
  (module) => module.WindowDrop,
  { without: () => <HeldFiles /> },
);

/** Takes files that are dropped anywhere on the window, or pasted. Its code is loaded after the first screen. */
export function DropHost() {
  if (!useLate()) return <HeldFiles />;
  return (
    <ErrorBoundary fallback={() => <HeldFiles />}>
      <Suspense fallback={<HeldFiles />}>
        <WindowDrop />
      </Suspense>
    </ErrorBoundary>
  );
}
