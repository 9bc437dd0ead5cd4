import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { toastAtom } from '#atoms/ui/toast.ts';
import { ErrorBoundary } from '../../ErrorBoundary.tsx';
import { lazyScreen } from '../../lazyScreen.tsx';
import { useLate } from '../useLate.ts';

const Toasts = lazyScreen(
  () => import('./Toasts.tsx'),
  (module) => module.Toasts,
  { without: () => null },
);

/**
 * The region of toasts. Its code is loaded after the first screen, or with the first toast. From then on the region stays in the page, as screen
 * readers need it, and a toast can be shown without a network.
 */
export function ToastHost() {
  const { shown } = useAtomValue(toastAtom);
  const late = useLate();
  if (!shown && !late) return null;
  return (
    <ErrorBoundary fallback={() => null}>
      <Suspense>
        <Toasts />
      </Suspense>
    </ErrorBoundary>
  );
}
