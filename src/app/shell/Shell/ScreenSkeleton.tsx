import styled from 'styled-components';
import { Skeleton } from '#components/feedback/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '#components/primitives/VisuallyHidden/VisuallyHidden.tsx';
import { space } from '#theme/tokens.ts';

/** Stands in for a screen whose code is on its way: a title and some lines, in the places that they will take. */
export function ScreenSkeleton({ label }: { label: string }) {
  return (
    <Root role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton width={240} height={36} />
      <Skeleton width="100%" height={32} />
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  gap: ${space[6]};
`;
