import { Suspense, type ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { preloadable } from '#lib/loading/preloadable.tsx';

/** A panel beside a list, whose code comes when the address first names a record by `?name=…`, or when the page rests. */
export function besideList<Props extends object>(
  name: string,
  load: () => Promise<{ default: (props: Props) => ReactNode }>,
): (props: Props) => ReactNode {
  const { Part } = preloadable<(props: Props) => ReactNode>(load);
  function Beside(props: Props) {
    const [address] = useSearchParams();
    if (!address.has(name)) return null;
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Beside;
}
