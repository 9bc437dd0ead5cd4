import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const Page = lazy(() => import('./DocsPage.tsx'));
const Ground = lazy(() => import('./Ground.tsx'));

/** The documentation page of a component or screen. Its code comes with the first page: a story alone needs none of it. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

/** What every page stands on, those of words too. */
export function DocsGround(given: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Ground {...given} />
    </Suspense>
  );
}
