import type { DocsContainerProps } from '@storybook/addon-docs/blocks';
import { lazy, Suspense, type PropsWithChildren } from 'react';

const Page = lazy(() => import('./DocsPage.tsx'));
const Ground = lazy(() => import('./Ground.tsx'));

/** The documentation page of a component or screen. Its code is loaded with the first page, because a story alone does not need it. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}

/** The common container of all pages, also of pages that are only text. */
export function DocsGround(given: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense fallback={null}>
      <Ground {...given} />
    </Suspense>
  );
}
