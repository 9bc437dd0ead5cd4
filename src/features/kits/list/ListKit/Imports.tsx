import { Suspense, useEffect, useReducer } from 'react';
import type { Entity } from '#atoms/pages.ts';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { control } from '#theme/tokens.ts';
import type { ListScreenProps } from './types.ts';

const ImportMenu = preloadable(() => import('./ImportMenu.tsx'), { without: () => null }).Part;

interface ImportsProps {
  imports: NonNullable<ListScreenProps<Entity>['imports']>;
  /** What the list itself shows has come. */
  ready: boolean;
}

/** Keeps the place of the button, so that nothing beside it moves when it comes. */
const place = <span style={{ width: control.regular }} />;

/** What a list makes of files, beside its buttons. Its code is asked for after what the list itself shows. */
export function Imports({ imports, ready }: ImportsProps) {
  const [shown, show] = useReducer(() => true, false);
  useEffect(() => {
    if (ready) show();
  }, [ready, show]);
  return <Suspense fallback={place}>{shown ? <ImportMenu imports={imports} /> : place}</Suspense>;
}
