import { Suspense } from 'react';
import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { useMessages } from '#lib/i18n/LanguageContext.tsx';
import { preloadable } from '#lib/loading/preloadable.tsx';
import { space } from '#theme/tokens.ts';
import { messages } from './messages.ts';
import type { TreeProps } from './treeProps.ts';

const { Part: Inner, preload } = preloadable(() => import('./TreeInner.tsx'));

/** Brings the code of the tree before there is anything to show. Should it not arrive, showing it asks again and tells. */
export const preloadTree = () => void preload();

/**
 * Rows within rows, such as the lectures of the modules of a course: open, choose, rename and move them with mouse, touch
 * and keys. Only the rows in sight are made, so ten thousand are no trouble. For a plain list take DataTable.
 */
export function Tree(props: TreeProps) {
  return (
    <Suspense fallback={<Waiting count={props.items.length} />}>
      <Inner {...props} />
    </Suspense>
  );
}

/** Bars for the first rows, until what works inside has come. */
function Waiting({ count }: { count: number }) {
  const t = useMessages(messages);
  return (
    <Bars role="status" aria-label={t.loading}>
      {Array.from({ length: Math.min(count, 8) }, (_, index) => (
        <Skeleton key={index} width={`${30 + ((index * 17) % 30)}%`} />
      ))}
    </Bars>
  );
}

const Bars = styled.div`
  display: grid;
  gap: ${space[6]};
  padding: 12px 0;
`;
