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

/** Offers the newer console once the server has one. Nothing typed is lost by it, and nobody is made to take it. */
export function UpdateHost() {
  const offered = useAtomValue(newVersionAtom);
  // The region stands before its words come, or some readers miss them. Without its code there is no offer.
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
