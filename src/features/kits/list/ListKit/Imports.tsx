import { Suspense, useEffect, useReducer } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { preloadable } from '#lib/preloadable.tsx';
import type { ListScreenProps } from './types.ts';

const ImportMenu = preloadable(() => import('./ImportMenu.tsx'), { without: () => null }).Part;

/** What a list makes of files, beside its buttons. Its code is asked for after what the list itself shows. */
export function Imports(props: { imports: NonNullable<ListScreenProps<Entity>['imports']> }) {
  const [shown, show] = useReducer(() => true, false);
  useEffect(() => show(), [show]);
  return <Suspense fallback={null}>{shown && <ImportMenu {...props} />}</Suspense>;
}
