import { Suspense } from 'react';
import { preloadable } from '#lib/loading/preloadable.tsx';

const Unread = preloadable(() => import('./Unread.tsx')).Part;

/** Says how many rows make no sense and are not shown, where there are any: its code comes then. */
export function UnreadOf({ count }: { count: number }) {
  return (
    count > 0 && (
      <Suspense fallback={null}>
        <Unread count={count} />
      </Suspense>
    )
  );
}
