import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { newVersionAtom } from '#atoms/ui/version.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { lazyScreen } from '../../lazyScreen.tsx';

const UpdateOffer = lazyScreen(
  () => import('./UpdateOffer.tsx'),
  (module) => module.UpdateOffer,
  { without: () => null },
);

/** Offers the newer console once the server has one. Nothing typed is lost, and the author may ignore it. */
export function UpdateHost() {
  const offered = useAtomValue(newVersionAtom);
  // The live region exists before its text, or some screen readers miss it. Without its code there is no offer.
  return (
    <div role="status">
      {offered && (
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <UpdateOffer />
          </Suspense>
        </ErrorBoundary>
      )}
    </div>
  );
}
