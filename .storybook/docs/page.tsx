import { lazy, Suspense } from 'react';

const Page = lazy(() => import('./DocsPage.tsx'));

/** The documentation page of a component or screen. Its code comes with the first page: a story alone needs none of it. */
export function DocsPage() {
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
